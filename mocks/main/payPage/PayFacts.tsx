import styled from '@emotion/styled'
import type { DepositOrder } from '../../../src/contract/wallet/deposit'
import { orderNumber } from '../../../src/domain/wallet/orderNumber'
import { Countdown } from '../../../src/ui/data/Countdown'
import { paper } from './payStyles'
import type { PayTexts } from './payTexts'

interface PayFactsProps {
  order: DepositOrder
  t: PayTexts
  clock: { now: () => number; after: (ms: number, run: () => void) => () => void }
}

const two = (value: number) => String(value).padStart(2, '0')

/** Which order it is, what it costs more, and how long it is open. */
export function PayFacts({ order, t, clock }: PayFactsProps) {
  return (
    <List>
      <div>
        <dt>{t('order')}</dt>
        <dd dir="ltr">{orderNumber(order.orderId)}</dd>
      </div>
      <div>
        <dt>{t('reference')}</dt>
        <dd dir="ltr">{order.reference}</dd>
      </div>
      <div>
        <dt>{t('fee')}</dt>
        <dd>{order.fee > 0 ? t('amount', { amount: order.fee }) : t('noFee')}</dd>
      </div>
      <div>
        <dt>{t('openFor')}</dt>
        <dd dir="ltr">
          <Countdown
            until={order.expireTime}
            clock={clock}
            label={({ hours, minutes, seconds }) => `${two(hours * 60 + minutes)}:${two(seconds)}`}
          />
        </dd>
      </div>
    </List>
  )
}

const List = styled.dl`
  margin: 0 0 10px;
  padding-inline: 16px;
  border: 1px solid ${paper.line};
  border-radius: 8px;
  background: ${paper.sheet};
  div {
    display: flex;
    gap: 16px;
    justify-content: space-between;
    padding-block: 11px;
  }
  div + div {
    border-block-start: 1px solid ${paper.line};
  }
  dt {
    color: ${paper.soft};
  }
  dd {
    margin: 0;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`
