import type { Award } from '../../contract/activity/rewards'
import { activityKind } from '../../domain/activity/activities'
import { mergeAwards } from '../../domain/activity/rewards'
import { type BonusReward, type BonusSource, coinOf } from '../../domain/bonus/bonusReward'
import { cents, formatCents } from '../../domain/money'
import { useTranslation } from '../../i18n'
import { formatDeadline } from '../../i18n/dates'
import { formatNumber } from '../../i18n/numbers'
import { useStores } from '../../stores/react/stores'
import { activityTile } from '../../ui/art/activityArt'
import type { SymbolName } from '../../ui/art/symbols/symbols'
import { useAwardText } from '../../ui/rewards/useAwardText'

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

const joined = (...texts: readonly (string | undefined)[]): string | undefined =>
  texts.filter(Boolean).join(' · ') || undefined

/** How rewards are said: their picture, title, amount and second line. For observers. */
export const useRewardText = () => {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const { awardNames } = useStores().config
  const { look, award, awards: listed } = useAwardText(awardNames)

  const awards = (list: readonly Award[]): string => (list.length === 0 ? t('bonus.surprise') : listed(list))
  const progress = ({ done, target, unit }: NonNullable<BonusReward['progress']>): string => {
    const say = (value: number) =>
      unit === 'cents' ? formatCents(cents(value), language) : formatNumber(value, language)
    return t('bonus.locked.progress', { done: say(done), target: say(target) })
  }
  /** Coin first; null for a coupon or a surprise, which is the title instead. */
  const counted = ({ awards: list }: BonusReward): Award | null => {
    const [first] = mergeAwards(list).toSorted((a, b) => coinOf({ awards: [b] }) - coinOf({ awards: [a] }))
    return first && !look(first).pieces ? first : null
  }
  return {
    award,
    awards,
    progress,
    look,
    joined,
    art: ({ source, activityId }: BonusReward): SymbolName =>
      activityId !== undefined && activityKind(activityId) ? activityTile(activityId) : art[source],
    /** What one gets, where that is a thing, else what it is called. */
    title: (reward: BonusReward): string => {
      const { source, title, awards: list, couponId } = reward
      if (couponId !== undefined) return look({ propId: couponId, count: 1 }).name
      return source === 'activity' && !counted(reward) ? awards(list) : title || t(`bonus.name.${source}`)
    },
    /** Of what is counted, with the picture of its unit. */
    amount: (reward: BonusReward): { amount?: string; symbol?: SymbolName; unit?: string } => {
      const one = counted(reward)
      // A coupon's name says its amount.
      if (!one || awardNames?.[reward.couponId ?? '']?.name) return {}
      const { amount, symbol, name, display } = look(one)
      // Points stand with their name: there are two kinds of them.
      return display.count === 'number' ? { amount: award(one), symbol } : { amount, symbol, unit: name }
    },
    /** What has to be wagered (cents) for a reward, or for a part of what is claimed; nothing for most. */
    wager: (turnover = 0, part = false): string | undefined =>
      turnover > 0
        ? t(part ? 'bonus.wager.part' : 'bonus.wager', { amount: formatCents(cents(turnover), language) })
        : undefined,
    /** The rule, and what else it gives or until when. */
    caption: (reward: BonusReward): string | undefined => {
      const { source, title, detail, awards: list, until } = reward
      const one = counted(reward)
      if (source === 'activity' && !one) return joined(title, detail)
      const rest = one ? mergeAwards(list).filter(({ propId }) => propId !== one.propId) : list
      const more = rest.length > 0 && reward.couponId === undefined ? awards(rest) : undefined
      return (
        joined(detail, more) ??
        (until === undefined ? undefined : t('activity.until', { when: formatDeadline(until, language) }))
      )
    },
  }
}
