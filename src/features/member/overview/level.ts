import type { UserInfo } from '../../../contract/member'
import { unitsUp } from '../../../domain/arithmetic'
import { cents } from '../../../domain/money'
import { vipProgress } from '../../../domain/vip/vipProgress'
import { useTranslation } from '../../../i18n'
import { formatNumber } from '../../../i18n/numbers'
import { useStores } from '../../../stores/react/stores'

/** Theme of a VIP level, and the progress to the next one as a number and as text. */
export function useLevel(info: UserInfo) {
  const { config, showType } = useStores()
  const { t, i18n } = useTranslation()
  const { next, missing, share } = vipProgress(config.config?.appVipMap ?? {}, info.vip, info.vipExp)
  // Experience is in cents of bets; shown in whole points, rounded up so that 0 means the level is reached.
  const left = formatNumber(unitsUp(cents(missing)), i18n.language)
  const toNext = next ? t('member.toNext', { amount: left, level: next.level }) : t('member.top')
  return {
    vip: showType,
    name: t('member.level', { level: info.vip }),
    toNext,
    progress: {
      label: t('member.progress'),
      value: share,
      max: 1,
      valueText: toNext,
    },
  }
}
