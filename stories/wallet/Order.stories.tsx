import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { texts } from '../../src/i18n'
import { AppAt, wholeApp } from '../support/AppAt'

const order = (state: string) => ({ mock: { persona: 'regular', grant: `deposit:${state}` } })

const meta: Meta<typeof AppAt> = {
  title: 'wallet/Deposit order',
  component: AppAt,
  args: { path: '/wallets/order/r-tester' },
  parameters: { ...wholeApp, ...order('pending') },
}
export default meta
type Story = StoryObj<typeof AppAt>

/** Exact amount, time left, where to, reference; each value copies by itself. */
export const Waiting: Story = {}

export const Code: Story = { parameters: order('qr') }

export const AtProvider: Story = { parameters: order('provider') }

/** The player reports the payment. */
export const Checking: Story = { parameters: order('sent') }

export const Paid: Story = { parameters: order('paid') }

export const FirstPaid: Story = { parameters: { mock: { persona: 'newcomer', grant: 'deposit:paid' } } }

export const Rejected: Story = { parameters: order('rejected') }

export const Expired: Story = { parameters: order('expired') }

export const Cancelled: Story = { parameters: order('cancelled') }

/** The answer got lost: it is asked for again, and nothing is paid twice. */
export const Unknown: Story = {
  parameters: { mock: { persona: 'regular', fault: 'rechargeOrderStatus:offline' } },
}

/** The request never arrived. */
export const NotMade: Story = { parameters: { mock: { persona: 'regular' } } }

export const Loading: Story = { parameters: { mock: { persona: 'regular', fault: 'rechargeOrderStatus:hang' } } }

export const Narrow: Story = { tags: ['variant'], globals: { viewport: { value: 'small' } } }

export const Arabic: Story = { tags: ['variant'], globals: { locale: 'ar' } }

/** "I have paid" leads to the check, and after it there is no cancel. */
export const SaidTest: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I have paid' }))
    await expect(await canvas.findByText('Being checked')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Cancel this order' })).toBeNull()
  },
}

export const CancelTest: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel this order' }))
    const dialog = await canvas.findByRole('dialog', { name: texts.t('order.cancel.title') })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel order' }))
    await expect(await canvas.findByRole('heading', { name: 'You canceled it' })).toBeVisible()
  },
}
