import { type Award, mergeAwards } from '../../domain/activity/rewards'
import { useTranslation } from '../../i18n'
import { formatter } from '../../i18n/formatter'
import { type AwardNames, useAwardLook } from './useAwardLook'

/** Awards in a sentence: "12.00, 40 points". */
export const useAwardText = (names: AwardNames) => {
  const { t, i18n } = useTranslation()
  const look = useAwardLook(names)
  const award = (one: Award): string => {
    const { display, short } = look(one)
    if (display.kind === 'points') return t('reward.amount.points', { count: one.count })
    if (display.kind === 'liveness') return t('reward.amount.liveness', { count: one.count })
    return short
  }
  const awards = (list: readonly Award[]): string =>
    formatter(Intl.ListFormat, i18n.language, { type: 'unit', style: 'short' }).format(mergeAwards(list).map(award))
  return { look, award, awards }
}
