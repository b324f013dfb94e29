import type { ReactNode } from 'react'
import type { Cents } from '../../domain/money'
import { type Bonus, permilleOf } from '../../domain/wallet/depositQuote'
import { useTranslation } from '../../i18n'
import { formatPermille } from '../../i18n/numbers'

const KINDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const

/** The name of a bonus with its percent, where it has a round one. */
export function useBonusName(): (bonus: Bonus, price: Cents) => ReactNode {
  const { t, i18n } = useTranslation()
  return (bonus, price) => {
    const known = KINDS.find((one) => one === bonus.kind)
    const permille = permilleOf(bonus, price)
    return (
      <>
        {t(known ? `deposit.kind.${known}` : 'deposit.kind.other')}
        {permille !== null && (
          <>
            {'\u00a0'}
            <bdi>{formatPermille(permille, i18n.language)}</bdi>
          </>
        )}
      </>
    )
  }
}
