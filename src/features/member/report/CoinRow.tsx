import styled from '@emotion/styled'
import type { LedgerRow } from '../../../contract/wallet/ledger'
import { cents, formatCents } from '../../../domain/money'
import { coinKindOf } from '../../../domain/report/entryKinds'
import { useTranslation } from '../../../i18n'
import { formatWhen } from '../../../i18n/dates'
import { theme } from '../../../theme/theme'
import { Money } from '../../../ui/money/Money'

/** Estimated row height, px. */
export const COIN_ROW = 60

/** A movement of coin: what it was for, when, and the balance after it. */
export function CoinRow({ row }: { row: LedgerRow }) {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  return (
    <Root>
      <b>{t(`report.kind.${coinKindOf(row) ?? 'other'}`)}</b>
      <Amount data-gain={row.amount > 0 || undefined}>
        <Money cents={cents(row.amount)} locale={language} signed />
      </Amount>
      <time dateTime={new Date(row.createTime).toISOString()}>{formatWhen(row.createTime, language)}</time>
      <span>{t('report.row.balance', { amount: formatCents(cents(row.balanceAfter), language) })}</span>
    </Root>
  )
}

const { color, space, type } = theme

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px ${space[3]};
  align-content: center;
  min-block-size: ${COIN_ROW}px;
  padding: ${space[2]} ${space[3]};
  b {
    ${type.labelLg};
  }
  > span:nth-of-type(even),
  time {
    ${type.labelSm};
    color: ${color.text.secondary};
  }
  > span {
    text-align: end;
  }
`

const Amount = styled.span`
  ${type.numMd};
  &[data-gain] {
    color: ${color.status.success.text};
  }
`
