import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect } from 'storybook/test'
import { backend } from '../../.storybook/world/world'
import type { PayAnswer, Payment } from '../../mocks/main/payPage/openPayPage'
import { PayPage } from '../../mocks/main/payPage/PayPage'
import { payTexts } from '../../mocks/main/payPage/payTexts'
import { localeFor } from '../../mocks/network/adapters/language'
import { providerAnswer, providerOrder } from '../../mocks/world/tester/calls'
import type { ReplyOf } from '../../src/contract/core/call'
import type { depositRecord } from '../../src/contract/wallet/deposit'
import { useTranslation } from '../../src/i18n'
import { createClock } from '../../src/platform/clock'
import { preloadAll } from '../flows/support'
import { AppAt, wholeApp } from '../support/AppAt'
import { send, world } from './support'

/** The page of a simulated provider, and the order's page after a time. */
function Provider({ span }: { span: string }) {
  const { i18n } = useTranslation()
  const [payment, setPayment] = useState<Payment | null>(null)
  const [left, setLeft] = useState(false)
  useEffect(() => void read().then(setPayment), [])
  const answer = async (what: PayAnswer) => {
    await send(providerAnswer.name, { orderId: payment?.order.orderId, answer: what })
    await world().clock.advance(span)
    setLeft(true)
  }
  if (left) return <AppAt path="/wallets/order/r-tester" />
  if (!payment) return null
  return (
    <PayPage
      payment={payment}
      t={payTexts(localeFor(i18n.language) ?? 'en-US')}
      clock={createClock(backend.now)}
      onAnswer={(what) => void answer(what)}
      onLeave={() => setLeft(true)}
    />
  )
}

const read = async () => {
  // The world's own replies.
  const { list } = (await send('rechargeRecord', { pageNum: 1, pageSize: 1 })) as unknown as ReplyOf<
    typeof depositRecord
  >
  return (await send(providerOrder.name, { orderId: list[0]?.orderId })) as unknown as Payment
}

const meta: Meta<typeof Provider> = {
  title: 'wallet/Payment provider',
  component: Provider,
  beforeEach: preloadAll,
  args: { span: '10s' },
  parameters: { ...wholeApp, mock: { persona: 'regular', grant: 'deposit:provider' } },
}
export default meta
type Story = StoryObj<typeof Provider>

export const Page: Story = {}

export const Narrow: Story = { tags: ['variant'], globals: { viewport: { value: 'small' } } }

export const Arabic: Story = { tags: ['variant'], globals: { locale: 'ar' } }

const tap =
  (button: RegExp, heading: string): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: /^Pay [\d,.]+$/ })
    canvasElement.querySelector('details')?.setAttribute('open', '')
    await userEvent.click(canvas.getByRole('button', { name: button }))
    await expect(await canvas.findByText(heading)).toBeVisible()
  }

export const Pay: Story = { tags: ['flow'], play: tap(/^Pay [\d,.]+$/, 'New balance') }

export const Cancel: Story = { tags: ['flow'], play: tap(/^Cancel and go back/, 'You canceled it') }

export const Fail: Story = { tags: ['flow'], play: tap(/^Bank refuses/, 'Not accepted') }

/** The money comes after the order's life. */
export const PayLate: Story = { tags: ['flow'], args: { span: '3h' }, play: tap(/^Pay 2 hours late/, 'New balance') }

/** The window is closed without an answer: the order still waits. */
export const Close: Story = { tags: ['flow'], play: tap(/^Close this window/, 'Waiting for payment') }
