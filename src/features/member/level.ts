import type { UserInfo } from '../../contract/member'
import { vipProgress } from '../../domain/vip/vipProgress'
import { useTranslation } from '../../i18n'
import { formatNumber } from '../../i18n/numbers'
import { useStores } from '../../stores/core/react'

/** The player's VIP level as it is shown: its look, and how far the next one is in numbers and in words. */
export function useLevel(info: UserInfo) {
  const { config, showType } = useStores()
  const { t, i18n } = useTranslation()
  const { next, missing, share } = vipProgress(config.config?.appVipMap ?? {}, info.vip, info.vipExp)
  // The world counts experience in cents of what was played; told are whole points, never none while some are missing.
  const left = formatNumber(Math.ceil(missing / 100), i18n.language)
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
