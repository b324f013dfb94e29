import type { AppVip } from '../../contract/config'
import { unitsUp } from '../../domain/arithmetic'
import { cents, formatCents, parts } from '../../domain/money'
import { useTranslation } from '../../i18n'
import { formatNumber, formatRatio } from '../../i18n/numbers'

export type BenefitName = 'rebate' | 'daily' | 'weekly' | 'monthly' | 'withdraw'

/** Hundredths of a percent in one. */
const WHOLE = 10_000

/** What a level gives, as names and formatted values; nothing is "–". */
export function useBenefits() {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const money = (amount = 0) => (amount > 0 ? formatCents(cents(amount), language) : '–')
  return {
    names: {
      rebate: t('vip.benefit.rebate'),
      daily: t('vip.daily'),
      weekly: t('vip.week'),
      monthly: t('vip.month'),
      withdraw: t('vip.benefit.withdraw'),
    } satisfies Record<BenefitName, string>,
    of: (vip: AppVip): Record<BenefitName, string> => ({
      rebate: formatRatio((vip.rebate ?? 0) / WHOLE, language),
      daily: money(vip.dailyBonus),
      weekly: money(vip.weeklyBonus),
      monthly: money(vip.monthlyBonus),
      withdraw: money(vip.withdrawPerDay),
    }),
    money,
    /** Experience is cents of bets; shown in whole points. */
    exp: (amount: number) => formatNumber(parts(cents(amount)).units, language),
    /** Rounded up, so that 0 means the level is reached. */
    expLeft: (amount: number) => formatNumber(unitsUp(cents(amount)), language),
  }
}
