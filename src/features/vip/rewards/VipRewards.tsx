import { observer } from 'mobx-react-lite'
import { cents, formatCents } from '../../../domain/money'
import { claimState } from '../../../domain/vip/claimState'
import { ladderOf, vipOf } from '../../../domain/vip/vipLevel'
import { vipProgress } from '../../../domain/vip/vipProgress'
import { useTranslation } from '../../../i18n'
import { formatDeadline, formatTime } from '../../../i18n/dates'
import { useStores } from '../../../stores/react/stores'
import { claimable, type VipInfo } from '../../../stores/vip/VipStore'
import { FactList } from '../../../ui/rewards/FactList'
import { RewardList } from '../../../ui/rewards/RewardList'
import { RewardRow } from '../../../ui/rewards/RewardRow'
import { useAwardLook } from '../../../ui/rewards/useAwardLook'
import { useBenefits } from '../useBenefits'
import { ClaimRow } from './ClaimRow'
import { NextTime } from './NextTime'
import { PeriodRow } from './PeriodRow'
import { SignInRow } from './SignInRow'

/** Every VIP reward: what can be claimed now, and what the rest still needs. */
export const VipRewards = observer(function VipRewards({ info }: { info: VipInfo }) {
  const { config } = useStores().config
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const award = useAwardLook(useStores().config.awardNames)
  const { expLeft, money } = useBenefits()
  const { daily, level, unreceived, periods } = info
  const map = config?.appVipMap ?? {}
  const waiting = claimable(info, { kind: 'bonuses' }) ?? []
  const total = cents(waiting.reduce((sum, { count }) => sum + count, 0))
  const { next, missing } = vipProgress(map, level, info.exp)
  const dailyFrom = ladderOf(map).find(({ dailyBonus = 0 }) => dailyBonus > 0)?.level ?? 0
  const [today] = daily.awards
  return (
    <RewardList aria-label={t('vip.rewards')}>
      {unreceived.length > 0 && (
        <ClaimRow
          claim={{ kind: 'bonuses' }}
          state="available"
          art="trophy"
          title={t('vip.bonuses')}
          caption={t('vip.bonuses.count', { count: unreceived.length })}
          amount={formatCents(total, language)}
        >
          <FactList
            plain
            facts={unreceived.map(({ title, awards: [first], expireTime }) => {
              const amount = first ? award(first).amount : ''
              return [
                title,
                expireTime ? t('vip.bonus.until', { amount, day: formatDeadline(expireTime, language) }) : amount,
              ]
            })}
          />
        </ClaimRow>
      )}
      <ClaimRow
        claim={{ kind: 'daily' }}
        state={claimState(daily.state)}
        art="gift"
        title={t('vip.daily')}
        amount={today ? award(today).amount : ''}
        caption={
          claimState(daily.state) === 'locked'
            ? t('vip.daily.none', { level: dailyFrom })
            : t('vip.daily.until', { time: formatTime(daily.nextTime, language) })
        }
        claimed={<NextTime at={daily.nextTime} />}
      />
      <SignInRow signIn={info.signIn} />
      {periods.map((period) => (
        <PeriodRow key={period.kind} period={period} />
      ))}
      {next && (vipOf(map, next.level)?.levelUpBonus ?? 0) > 0 && (
        <RewardRow
          art="medal"
          title={t('vip.levelUp')}
          caption={t('vip.levelUp.missing', { amount: expLeft(missing), level: next.level })}
          amount={money(next.levelUpBonus)}
          state="locked"
        />
      )}
    </RewardList>
  )
})
