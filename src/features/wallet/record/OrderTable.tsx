import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import type { OrderTotal } from '../../../contract/wallet/orders'
import { orderNumber } from '../../../domain/wallet/orderNumber'
import { useTranslation } from '../../../i18n'
import { formatWhen } from '../../../i18n/dates'
import { theme } from '../../../theme/theme'
import { Badge } from '../../../ui/data/Badge'
import { type Column, Table } from '../../../ui/data/Table'
import { Money } from '../../../ui/money/Money'
import type { OrderLine } from './lines'

interface OrderTableProps {
  view: 'deposits' | 'withdrawals'
  lines: readonly OrderLine[]
  paid: OrderTotal['paid'] | undefined
}

type TableRow = Pick<OrderLine, 'amount' | 'fee'> & Partial<OrderLine>

/** Orders on wide screens, with the total of the paid ones at the foot. */
export function OrderTable({ view, lines, paid }: OrderTableProps) {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const columns: readonly Column<TableRow>[] = [
    { id: 'at', label: t('record.column.at'), cell: ({ at }) => at !== undefined && formatWhen(at, language) },
    {
      id: 'order',
      label: t('record.column.order'),
      cell: ({ id = '', path }) => path && <Order to={path}>{orderNumber(id)}</Order>,
    },
    {
      id: 'channel',
      label: t('record.column.channel'),
      cell: ({ name, account }) => (
        <Channel>
          <span dir="auto">{name}</span>
          {account && <bdi dir="ltr">{account}</bdi>}
        </Channel>
      ),
    },
    {
      id: 'fee',
      label: t('record.column.fee'),
      align: 'end',
      cell: ({ fee }) => <Money cents={fee} locale={language} />,
    },
    {
      id: 'amount',
      label: t('record.column.amount'),
      align: 'end',
      cell: ({ amount }) => <Money cents={amount} locale={language} />,
    },
    {
      id: 'state',
      label: t('record.status'),
      cell: ({ state }) => state && <Badge tone={state.tone}>{t(`record.state.${state.word}`)}</Badge>,
    },
  ]
  return (
    <Table
      caption={t(`record.view.${view}`)}
      columns={columns}
      rows={lines}
      rowKey={({ id = '' }) => id}
      foot={
        paid && paid.count > 0
          ? {
              label: t(`record.paid.${view}.count`, { count: paid.count }),
              row: { amount: paid.amount, fee: paid.fee },
            }
          : null
      }
    />
  )
}

const Order = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${theme.size.touch};
  color: ${theme.color.accent.text};
  direction: ltr;
`

const Channel = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  column-gap: ${theme.space[2]};
`
