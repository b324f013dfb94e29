import styled from '@emotion/styled'
import { type Cents, cents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { type Column, Table } from '../../../ui/data/Table'
import { Money } from '../../../ui/money/Money'

/** Sums of a day or of a game type. */
export interface Sums {
  id: string | number
  label: string
  bet: Cents
  win: Cents
}

interface SumsTableProps {
  caption: string
  /** Header of the first column. */
  head: string
  rows: readonly Sums[]
}

/** Net, bets and wins. */
export function SumsTable({ caption, head, rows }: SumsTableProps) {
  const { t, i18n } = useTranslation()
  const amount = (id: string, label: string, of: (row: Sums) => Cents, signed = false): Column<Sums> => ({
    id,
    label,
    align: 'end',
    cell: (row) => <Money cents={of(row)} locale={i18n.language} signed={signed} />,
  })
  return (
    <Root>
      <Table
        caption={caption}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { id: 'label', label: head, cell: ({ label }) => label },
          amount('net', t('report.net'), ({ bet, win }) => cents(win - bet), true),
          amount('bet', t('report.bet'), ({ bet }) => bet),
          amount('won', t('report.won'), ({ win }) => win),
        ]}
      />
    </Root>
  )
}

const Root = styled.div`
  @media (min-width: 360px) {
    td:first-of-type {
      white-space: nowrap;
    }
  }
  /* Four columns beside each other on a phone: no amount is cut. */
  @media (max-width: 27em) {
    --cell-gap: 6px;
    /* Above the table's own size, whichever of the two styles was added first. */
    && td {
      font-size: ${theme.type.labelSm.fontSize};
    }
  }
`
