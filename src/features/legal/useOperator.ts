import { useTranslation } from '../../i18n'
import { useFeature } from '../../stores/react/stores'
import { useResource } from '../../stores/react/useResource'
import { ServiceStore } from '../../stores/service/ServiceStore'

/** The operator of this deployment; only its brand name where the backend does not say. Use in observers. */
export function useOperator() {
  const { value, state } = useResource(useFeature(ServiceStore).services)
  const { t } = useTranslation()
  const operator = value?.operator ?? null
  return { operator, name: operator?.name ?? t('brand'), known: value !== null || state === 'failed' }
}
