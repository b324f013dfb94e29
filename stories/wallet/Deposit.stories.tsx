import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { texts } from '../../src/i18n'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'wallet/Deposit',
  component: AppAt,
  args: { path: '/wallets?name=deposit&step=amount' },
  parameters: { ...wholeApp, mock: { persona: 'newcomer' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

const ways = { path: '/wallets?name=deposit' }

/** The first step: the ways to pay, with the default chosen. */
export const Ways: Story = { args: ways }

/** The second step: the amount, its cost and credit, and the turnover it requires: all before the button. */
export const FirstDeposit: Story = {}

export const LaterDeposit: Story = { parameters: { mock: { persona: 'regular' } } }

export const Narrow: Story = {
  tags: ['variant'],
  globals: { viewport: { value: 'small' } },
  parameters: { mock: { persona: 'whale' } },
}

export const Desktop: Story = {
  tags: ['variant'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { mock: { persona: 'vip3' } },
}

export const Arabic: Story = { tags: ['variant'], globals: { locale: 'ar' } }

/** An order of the last hour waits in the wallet. */
export const OrderOpen: Story = { args: ways, parameters: { mock: { persona: 'regular', grant: 'deposit:pending' } } }

export const TwoOrdersOpen: Story = {
  args: ways,
  parameters: { mock: { persona: 'regular', grant: 'deposit:pending,deposit:qr' } },
}

export const CardAskedFirst: Story = {
  args: ways,
  parameters: { mock: { persona: 'newcomer', config: 'isDepositBank:1' } },
}

export const Loading: Story = { parameters: { mock: { persona: 'newcomer', fault: 'rechargeQuote:hang' } } }

export const Offline: Story = { parameters: { mock: { persona: 'newcomer', fault: 'rechargeQuote:offline' } } }

export const Withdraw: Story = { args: { path: '/wallets?name=withdraw' } }

const amount = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], typed: string) => {
  const field = await canvas.findByRole('textbox')
  await userEvent.clear(field)
  await userEvent.type(field, typed)
  await userEvent.tab()
}

export const BelowMinimumTest: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas }) => {
    await amount(canvas, '0.50')
    await expect(await canvas.findByText('The minimum is 1.00 with Instant Pay.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Pay 0.50' })).toHaveAttribute('aria-disabled', 'true')
    await amount(canvas, '50.5')
    await expect(await canvas.findByRole('button', { name: 'Pay 50.50' })).not.toHaveAttribute('aria-disabled')
  },
}

/** What a preset adds for everyone is in the configuration. */
export const BonusWithoutQuoteTest: Story = {
  tags: ['interaction-test'],
  parameters: { mock: { persona: 'newcomer', fault: 'rechargeQuote:offline' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^200\.00\s*\+10\.00$/ })).toBeInTheDocument()
  },
}

/** What was typed is there after another way was chosen; Back leads from the amount to the ways. */
export const StepsTest: Story = {
  tags: ['interaction-test'],
  args: ways,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with Instant Pay' }))
    await amount(canvas, '70')
    await expect(canvas.queryByRole('radio', { name: /^Bank card/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^Instant Pay .*Change$/ }))
    await userEvent.click(await canvas.findByRole('radio', { name: /^Bank card/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Bank card' }))
    // The fee comes on top.
    await expect(await canvas.findByRole('button', { name: 'Pay 71.05' })).toBeVisible()
    await expect((await canvas.findByText('You pay')).parentElement).toHaveTextContent('71.05')
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(await canvas.findByRole('radio', { name: /^Bank card/ })).toBeChecked()
  },
}

export const BonusesTest: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'About your bonus' }))
    const sheet = await canvas.findByRole('dialog', { name: texts.t('deposit.kinds') })
    await expect(await within(sheet).findAllByRole('listitem')).toHaveLength(12)
    await expect(within(sheet).getByText('Yours')).toBeVisible()
  },
}

export const CouponTest: Story = {
  tags: ['interaction-test'],
  parameters: { mock: { persona: 'newcomer', grant: 'coupon:1010' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Add a coupon/ }))
    const sheet = await canvas.findByRole('dialog', { name: texts.t('deposit.coupon.title') })
    await userEvent.click(await within(sheet).findByRole('button', { name: /^10% deposit coupon/ }))
    await expect(await canvas.findByRole('button', { name: /Coupon applied/ })).toHaveTextContent('+5.00')
    const [total] = await canvas.findAllByText('105.00')
    await expect(total).toBeVisible()
  },
}

export const BusyTest: Story = {
  tags: ['interaction-test'],
  parameters: { mock: { persona: 'newcomer', fault: 'rechargeOrder:hang' } },
  play: async ({ canvas }) => {
    const pay = () => canvas.getByRole('button', { name: 'Pay 50.00' })
    await waitFor(() => expect(pay()).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(pay())
    await expect(await canvas.findByRole('button', { name: 'Making your order' })).toHaveAttribute('aria-busy', 'true')
  },
}
