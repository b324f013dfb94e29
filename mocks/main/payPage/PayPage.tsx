import styled from '@emotion/styled'
import { useState } from 'react'
import { DEPOSIT_STATUS } from '../../../src/contract/core/enums'
import { Icon } from '../../../src/ui/art/icons/Icon'
import { card, flask, lightning, wallet } from '../../../src/ui/art/icons/icons'
import { Outcomes } from './Outcomes'
import type { PayAnswer, Payment } from './openPayPage'
import { PayFacts } from './PayFacts'
import { PayButton, paper } from './payStyles'
import type { PayTexts } from './payTexts'

const icons = { lightning, wallet, card }

interface PayPageProps {
  /** Null when there is no such order. */
  payment: Payment | null
  t: PayTexts
  clock: { now: () => number; after: (ms: number, run: () => void) => () => void }
  onAnswer: (answer: PayAnswer) => void
  /** Without an answer. */
  onLeave: () => void
}

/** A payment page plainly not ours: light, square, in the system's font. */
export function PayPage({ payment, t, clock, onAnswer, onLeave }: PayPageProps) {
  const [answered, setAnswered] = useState(false)
  const order = payment?.order
  const isOpen = order?.status === DEPOSIT_STATUS.pending && order.paidTime === undefined
  const answer = (what: PayAnswer) => {
    setAnswered(true)
    onAnswer(what)
  }
  return (
    <Page>
      <Demo>
        <Icon of={flask} size={16} />
        {t('demo')}
      </Demo>
      {payment && order && isOpen ? (
        <Main>
          <Provider>
            <Badge>
              <Icon of={Object.entries(icons).find(([name]) => name === payment.icon)?.[1] ?? wallet} size={26} />
            </Badge>
            <div>
              <h1>{payment.channel}</h1>
              <bdi dir="ltr">pay.{order.channelId}.example</bdi>
            </div>
          </Provider>
          <Sum>
            {t('to')}
            <b>{t('amount', { amount: order.price + order.fee })}</b>
          </Sum>
          <PayFacts order={order} t={t} clock={clock} />
          <PayButton data-look="main" disabled={answered} onClick={() => answer('pay')}>
            {t('pay', { amount: order.price + order.fee })}
          </PayButton>
          <PayButton disabled={answered} onClick={() => answer('cancel')}>
            {t('cancel')}
          </PayButton>
          <Outcomes t={t} disabled={answered} onAnswer={answer} onLeave={onLeave} />
        </Main>
      ) : (
        <Main>
          <h1>{t('closed')}</h1>
          <PayButton onClick={onLeave}>{t('back')}</PayButton>
        </Main>
      )}
    </Page>
  )
}

const Page = styled.div`
  min-block-size: 100dvh;
  color: ${paper.ink};
  background: ${paper.ground};
  font: 400 14px/1.4 system-ui, sans-serif;
  h1 {
    font: 700 17px/1.4 system-ui, sans-serif;
    letter-spacing: 0;
    text-transform: none;
    color: inherit;
  }
`
const Demo = styled.p`
  display: flex;
  gap: 8px;
  align-items: center;
  min-block-size: 44px;
  padding: 8px 16px;
  font-size: 12px;
  color: #fff;
  background: ${paper.ink};
`
const Main = styled.main`
  display: grid;
  gap: 10px;
  max-inline-size: 480px;
  margin-inline: auto;
  padding: 28px 20px;
`
const Provider = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  bdi {
    font-size: 12px;
    color: ${paper.soft};
  }
`
const Badge = styled.span`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: 8px;
  color: #fff;
  background: ${paper.action};
`
const Sum = styled.p`
  display: grid;
  margin-block: 8px;
  color: ${paper.soft};
  b {
    font-size: 40px;
    line-height: 1.2;
    color: ${paper.ink};
  }
`
