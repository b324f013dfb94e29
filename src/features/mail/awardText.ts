import type { Award } from '../../contract/activity/rewards'
import { mergeAwards, rewardDisplay } from '../../domain/activity/rewards'
import { cents, formatCents } from '../../domain/money'
import { formatNumber } from '../../i18n/numbers'

const isCoin = ({ propId }: Award): boolean => rewardDisplay(propId).kind === 'coin'

/** The coins among awards, in cents; 0 without any. */
export const coinsOf = (awards: readonly Award[]): number => mergeAwards(awards).find(isCoin)?.count ?? 0

/** All awards but coins, one entry per id. */
export const othersOf = (awards: readonly Award[]): Award[] => mergeAwards(awards).filter((award) => !isCoin(award))

/** "50.00", "100" or "×1". */
export const countText = ({ propId, count }: Award, locale: string): string => {
  switch (rewardDisplay(propId).count) {
    case 'money':
      return formatCents(cents(count), locale)
    case 'pieces':
      return `×${formatNumber(count, locale)}`
    default:
      return formatNumber(count, locale)
  }
}
