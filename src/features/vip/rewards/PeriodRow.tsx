import { observer } from 'mobx-react-lite'
import { cents, formatCents } from '../../../domain/money'
import { ladderOf } from '../../../domain/vip/vipLevel'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import type { VipInfo } from '../../../stores/vip/VipStore'
import { Progress } from '../../../ui/feedback/Progress'
import { RewardRow } from '../../../ui/rewards/RewardRow'
import { useBenefits } from '../useBenefits'
import { bonusDay } from './bonusDay'

/** The bonus of the present week or month: what it still needs, and from when it can be claimed. */
export const PeriodRow = observer(function PeriodRow({ period }: { period: VipInfo['periods'][number] }) {
  const { config } = useStores().config
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const { money } = useBenefits()
  const { kind, bet, need, bonus, endTime } = period
  const row = { art: kind === 'week' ? 'gem' : 'crown', title: t(`vip.${kind}`), amount: money(bonus) } as const
  if (bonus === 0) {
    const name = kind === 'week' ? 'weeklyBonus' : 'monthlyBonus'
    const from = ladderOf(config?.appVipMap ?? {}).find((vip) => (vip[name] ?? 0) > 0)
    return <RewardRow {...row} caption={t('vip.daily.none', { level: from?.level ?? 0 })} state="locked" />
  }
  const day = bonusDay(endTime, language)
  const earned = bet >= need
  const progress = t('vip.period.progress', { bet: formatCents(bet, language), need: formatCents(need, language) })
  const missing = formatCents(cents(Math.max(0, need - bet)), language)
  return (
    <RewardRow
      {...row}
      caption={earned ? t('vip.period.done', { day }) : t('vip.period.missing', { amount: missing, day })}
    >
      {!earned && <Progress size="sm" value={bet} max={need} label={row.title} valueText={progress} />}
    </RewardRow>
  )
})
