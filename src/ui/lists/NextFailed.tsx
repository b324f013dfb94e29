import { useMessage, useTranslation } from '../../i18n'
import { RetryNote } from '../feedback/RetryNote'
import type { ResourceState } from './resourceState'

/** Shown when the next page failed to load, with a retry. */
export function NextFailed({ why, retry }: Pick<ResourceState, 'why' | 'retry'>) {
  const { t } = useTranslation()
  const format = useMessage()
  return <RetryNote title={t('list.failed')} text={format(why)} retryLabel={t('action.retry')} onRetry={retry} />
}
