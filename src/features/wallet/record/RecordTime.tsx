import { useTranslation } from '../../../i18n'
import { formatDayTime, formatTime } from '../../../i18n/recordDates'
import { useStores } from '../../../stores/react/stores'

/** The time of a row: without the day for today's. */
export function RecordTime({ at }: { at: number }) {
  const { platform } = useStores()
  const { i18n } = useTranslation()
  const isToday = new Date(at).toDateString() === new Date(platform.clock.now()).toDateString()
  return (
    <time dateTime={new Date(at).toISOString()}>
      {isToday ? formatTime(at, i18n.language) : formatDayTime(at, i18n.language)}
    </time>
  )
}
