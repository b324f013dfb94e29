import type { Award } from '../../contract/activity/rewards'
import { activityKind, activityTile } from '../../domain/activity/activities'
import { rewardDisplay } from '../../domain/activity/rewards'
import { type BonusReward, type BonusSource, coinOf } from '../../domain/bonus/bonusReward'
import { cents, formatCents } from '../../domain/money'
import { useTranslation } from '../../i18n'
import { formatNumber } from '../../i18n/numbers'
import { formatDayTime } from '../../i18n/recordDates'
import type { SymbolName } from '../../ui/art/symbols'

const art: Readonly<Record<BonusSource, SymbolName>> = {
  login: 'calendar',
  vipDaily: 'gem',
  vipSignIn: 'calendar',
  vipBonus: 'crown',
  vipTask: 'medal',
  rebate: 'moneyWings',
  activity: 'gift',
  coupon: 'ticket',
  chest: 'gift',
  task: 'clipboard',
}

/** How rewards are said: their picture, title, amount and second line. */
export const useRewardText = () => {
  const { t, i18n } = useTranslation()
  const { language } = i18n

  const award = ({ propId, count }: Award): string => {
    const { kind, text, count: how } = rewardDisplay(propId)
    if (how === 'money') return formatCents(cents(count), language)
    if (kind === 'points') return t('bonus.award.points', { count })
    if (kind === 'liveness') return t('bonus.award.liveness', { count })
    return t(text)
  }
  const awards = (list: readonly Award[]): string =>
    list.length === 0
      ? t('bonus.surprise')
      : new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(list.map(award))
  const progress = ({ done, target, unit }: NonNullable<BonusReward['progress']>): string => {
    const say = (value: number) =>
      unit === 'cents' ? formatCents(cents(value), language) : formatNumber(value, language)
    return t('bonus.locked.progress', { done: say(done), target: say(target) })
  }
  return {
    awards,
    progress,
    art: ({ source, activityId }: BonusReward): SymbolName =>
      activityId !== undefined && activityKind(activityId) ? activityTile(activityId) : art[source],
    /** A step's own name where its reward takes the second line. */
    title: (reward: BonusReward): string =>
      (coinOf(reward) === 0 && reward.detail) || reward.title || t(`bonus.name.${reward.source}`),
    /** Coin; anything else is said on the second line. */
    amount: (reward: BonusReward): string | undefined => {
      const coin = coinOf(reward)
      return coin > 0 ? formatCents(coin, language) : undefined
    },
    caption: (reward: BonusReward): string | undefined => {
      const { detail, awards: list, until } = reward
      if (coinOf(reward) === 0 || (list.length > 1 && !detail)) return awards(list)
      return detail || (until === undefined ? undefined : t('activity.until', { when: formatDayTime(until, language) }))
    },
  }
}
