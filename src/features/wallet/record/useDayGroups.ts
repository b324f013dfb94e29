import { dayGroups } from '../../../domain/report/dayGroups'
import { useTranslation } from '../../../i18n'
import { formatMonth } from '../../../i18n/recordDates'
import { useStores } from '../../../stores/react/stores'

/** Groups rows by day, week and month, each with its heading. `atOf` gives a row's instant, epoch ms. */
export function useDayGroups() {
  const { platform } = useStores()
  const { t, i18n } = useTranslation()
  return <Row>(rows: readonly Row[], atOf: (row: Row) => number) => {
    const now = platform.clock.now()
    const labelOf = ({ id, at }: { id: string; at: number }): string => {
      if (id === 'today') return t('record.group.today')
      if (id === 'week') return t('record.group.week')
      return formatMonth(at, now, i18n.language)
    }
    return dayGroups(rows, atOf, now).map((group) => ({ ...group, label: labelOf(group) }))
  }
}
