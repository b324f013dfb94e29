import { useTranslation } from '../../../i18n'
import { formatMonth } from '../../../i18n/recordDates'
import { useStores } from '../../../stores/core/react'

/** The heading of a group of days. */
export function useGroupLabel() {
  const { platform } = useStores()
  const { t, i18n } = useTranslation()
  return ({ id, at }: { id: string; at: number }): string => {
    if (id === 'today') return t('record.group.today')
    if (id === 'week') return t('record.group.week')
    return formatMonth(at, platform.clock.now(), i18n.language)
  }
}
