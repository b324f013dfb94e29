import { observer } from 'mobx-react-lite'
import { stepState } from '../../../domain/activity/activityStep'
import { unitsUp } from '../../../domain/arithmetic'
import { type BonusReward, bonusId } from '../../../domain/bonus/bonusReward'
import { cents, formatCents } from '../../../domain/money'
import { vipProgress } from '../../../domain/vip/vipProgress'
import { useTranslation } from '../../../i18n'
import { formatNumber } from '../../../i18n/numbers'
import { BonusStore } from '../../../stores/bonus/BonusStore'
import { useFeature, useStores } from '../../../stores/react/stores'
import { SectionHead } from '../../../ui/data/SectionHead'
import { RewardList } from '../../../ui/rewards/RewardList'
import { RewardRow } from '../../../ui/rewards/RewardRow'
import { useRewardText } from '../useRewardText'

/** Begun and not finished rewards that are shown. */
const NEAREST = 3

const share = ({ progress }: BonusReward): number => (progress ? progress.done / Math.max(1, progress.target) : 0)

/** The rewards that come next, each with what it still takes. */
export const Locked = observer(function Locked() {
  const { config } = useStores()
  const { reads } = useFeature(BonusStore)
  const { t, i18n } = useTranslation()
  const text = useRewardText()
  const { language } = i18n
  const vip = reads.vip.value?.vipData
  const { next, missing } =
    vip && config.config ? vipProgress(config.config.appVipMap, vip.level, vip.exp) : { next: null, missing: 0 }
  const nearest = reads.rewards
    .filter(({ source, state }) => stepState({ state }) === 'locked' && (source === 'activity' || source === 'vipTask'))
    // Days need no action.
    .filter((reward) => share(reward) > 0 && reward.progress?.unit !== 'days')
    .toSorted((a, b) => share(b) - share(a))
    .slice(0, NEAREST)
  const levelUp = next?.levelUpBonus
  if (!levelUp && nearest.length === 0) return null
  return (
    <section>
      <SectionHead title={t('bonus.locked')} />
      <RewardList aria-label={t('bonus.locked')}>
        {next && levelUp && (
          <RewardRow
            art="trophy"
            state="locked"
            title={t('bonus.locked.level', { level: next.level })}
            caption={t('bonus.locked.xp', { amount: formatNumber(unitsUp(cents(missing)), language) })}
            amount={formatCents(cents(levelUp), language)}
            symbol="coin"
          />
        )}
        {nearest.map((reward) => (
          <RewardRow
            key={bonusId(reward)}
            art={text.art(reward)}
            state="locked"
            title={text.title(reward)}
            caption={text.joined(
              reward.detail,
              reward.progress && reward.progress.target > 1 ? text.progress(reward.progress) : undefined,
            )}
            {...text.amount(reward)}
          />
        ))}
      </RewardList>
    </section>
  )
})
