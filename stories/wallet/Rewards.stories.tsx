import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { ReplyOf } from '../../src/contract/core/call'
import type { couponList } from '../../src/contract/wallet/coupon'
import { AppAt, wholeApp } from '../support/AppAt'
import { ordered, send } from './support'

const meta: Meta<typeof AppAt> = {
  title: 'wallet/Points and coupons',
  component: AppAt,
  args: { path: '/points' },
  parameters: { ...wholeApp, mock: { persona: 'whale' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

export const Points: Story = {}

export const Coupons: Story = { args: { path: '/points?view=coupons' } }

export const UsedCoupons: Story = { args: { path: '/points?view=coupons&state=used' } }

export const ExpiredCoupons: Story = { args: { path: '/points?view=coupons&state=expired' } }

/** Of an open order; it comes back if the order closes unpaid. */
export const HeldCoupon: Story = {
  args: { path: '/points?view=coupons' },
  parameters: { mock: { persona: 'newcomer', grant: 'coupon:1010' } },
  beforeEach: async () => {
    const { list } = (await send('couponList')) as unknown as ReplyOf<typeof couponList>
    await ordered(10_000, { channelId: 'bank', couponId: list.find(({ propId }) => propId === 1010)?.id })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Held by an open order/)).toBeVisible()
  },
}

export const NoPoints: Story = { parameters: { mock: { persona: 'newcomer' } } }

export const NoCoupons: Story = {
  args: { path: '/points?view=coupons' },
  parameters: { mock: { persona: 'newcomer' } },
}

export const Loading: Story = { parameters: { mock: { persona: 'whale', fault: 'pointsOffers:hang' } } }

export const Failed: Story = { parameters: { mock: { persona: 'whale', fault: 'pointsOffers:http500' } } }

export const CouponsFailed: Story = {
  args: { path: '/points?view=coupons' },
  parameters: { mock: { persona: 'whale', fault: 'couponList:offline' } },
}

export const SignedOut: Story = { tags: ['variant'], parameters: { mock: { persona: 'visitor' } } }

/** A typed amount that the rate does not take: the reason stands at the field and under the button. */
export const TooFewPoints: Story = {
  tags: ['flow'],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Points to exchange')
    await userEvent.clear(field)
    await userEvent.type(field, '150')
    await userEvent.tab()
    await expect((await canvas.findAllByText('The minimum is 200 points.'))[0]).toBeVisible()
  },
}

/** [REW-01] A free amount shows its worth and the turnover, then what was received. */
export const FreeAmountTest: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '1,000' }))
    await expect(await canvas.findByText(/35\s×\s5\.00/)).toBeVisible()
    const [button] = await canvas.findAllByRole('button', { name: 'Exchange for 5.00' })
    await userEvent.click(button as HTMLElement)
    await within(document.body).findByRole('dialog', { name: 'You received' })
  },
}

export const HistoryFailed: Story = {
  parameters: { mock: { persona: 'whale', fault: 'appUserCoinDetail:http500' } },
}

/** An exchange shows what was received. */
export const ExchangeTest: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Exchange for 1.00' }))
    await within(document.body).findByRole('dialog', { name: 'You received' })
  },
}
