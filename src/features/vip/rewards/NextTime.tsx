import { useTranslation } from '../../../i18n'
import { useFeature, useStores } from '../../../stores/react/stores'
import { VipStore } from '../../../stores/vip/VipStore'
import { Countdown } from '../../../ui/data/Countdown'
import { clockText } from '../../../ui/data/timeLeft'

/** A claimed reward's time until the next one, which is then shown by itself. */
export function NextTime({ at }: { at: number }) {
  const { platform } = useStores()
  const { info } = useFeature(VipStore)
  const { t } = useTranslation()
  return (
    <Countdown
      until={at}
      clock={platform.clock}
      label={(left) => t('vip.claimed.next', { time: clockText(left) })}
      onEnd={() => void info.refresh()}
    />
  )
}
