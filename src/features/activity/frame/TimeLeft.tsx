import { useTranslation } from '../../../i18n'
import { formatDeadline } from '../../../i18n/dates'
import { useStores } from '../../../stores/react/stores'
import { Countdown } from '../../../ui/data/Countdown'
import { clockText } from '../../../ui/data/timeLeft'

const DAY = 86_400_000

/** End date of an activity; a countdown within the last 24 hours. */
export function TimeLeft({ until, onEnd }: { until: number; onEnd: () => void }) {
  const { platform } = useStores()
  const { t, i18n } = useTranslation()
  if (until - platform.clock.now() > DAY) return t('activity.until', { when: formatDeadline(until, i18n.language) })
  return (
    <Countdown
      until={until}
      clock={platform.clock}
      label={(left) => t('activity.left', { time: clockText(left) })}
      onEnd={onEnd}
    />
  )
}
