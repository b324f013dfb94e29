import { cents, formatCents } from '../../../../domain/money'
import { useTranslation } from '../../../../i18n'
import type { DepositLimit } from '../../../../stores/member/CareStore'

/** How much of a limit is used: `120.00 of 500.00 used today`; without one, what was deposited. */
export function useLimitUse({ period, amount, used }: DepositLimit): string {
  const { t, i18n } = useTranslation()
  const money = (value: number) => formatCents(cents(value), i18n.language)
  return amount === null
    ? t('care.limit.used', { amount: money(used) })
    : t(`care.limit.of.${period}`, { used: money(used), amount: money(amount) })
}
