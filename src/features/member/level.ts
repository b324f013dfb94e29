import type { UserInfo } from '../../contract/user'
import { useTranslation } from '../../i18n'
import { formatNumber } from '../../i18n/numbers'
import { useStores } from '../../stores/react'
import { toVipTheme } from '../../theme/vip'

/** A player's VIP level as it is shown: its theme, and how far the next one is in numbers and in words. */
export function useLevel(info: UserInfo) {
  const { config } = useStores()
  const { t, i18n } = useTranslation()
  const next = config.config?.appVipMap[String(info.vip + 1)]
  const from = config.vip(info.vip)?.experience ?? 0
  const missing = next ? Math.max(0, next.experience - info.vipExp) : 0
  // The world counts experience in cents of what was played; told are whole points, never none while some are missing.
  const left = formatNumber(Math.ceil(missing / 100), i18n.language)
  const toNext = next ? t('member.toNext', { amount: left, level: info.vip + 1 }) : t('member.top')
  return {
    vip: toVipTheme(config.vip(info.vip)?.showType),
    name: t('member.level', { level: info.vip }),
    toNext,
    progress: {
      label: t('member.progress'),
      value: next ? info.vipExp - from : 1,
      max: next ? Math.max(1, next.experience - from) : 1,
      valueText: toNext,
    },
  }
}
