import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { screen } from '../../.storybook/modes'
import { AppAt, wholeApp } from '../support/AppAt'
import { world } from '../wallet/support'

const meta: Meta<typeof AppAt> = {
  title: 'bonus/Bonus center',
  component: AppAt,
  args: { path: '/bonus' },
  parameters: { ...wholeApp, mock: { persona: 'collector' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

export const EverythingReady: Story = { parameters: { chromatic: screen } }

export const Regular: Story = { parameters: { mock: { persona: 'regular' } } }

export const Newcomer: Story = { tags: ['variant'], parameters: { mock: { persona: 'newcomer' } } }

export const Wide: Story = { tags: ['variant'], globals: { viewport: { value: 'desktop' } } }

/** Tasks beside the rewards leave the primary button to them. */
export const WideTest: Story = {
  ...Wide,
  tags: ['interaction-test'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Claim: Log in today' })).toBeVisible()
    await expect(canvasElement.querySelectorAll('main [data-variant="primary"]')).toHaveLength(1)
  },
}

export const Loading: Story = { parameters: { mock: { persona: 'collector', fault: 'getTaskUser:hang' } } }

/** What could be read is shown; the rest can be read again. */
export const PartFailed: Story = { parameters: { mock: { persona: 'collector', fault: 'betBonus:http500' } } }

export const Failed: Story = { parameters: { mock: { persona: 'collector', fault: '*:offline' } } }

export const SignedOut: Story = { tags: ['variant'], parameters: { mock: { persona: 'visitor' } } }

export const Rebate: Story = { args: { path: '/bonus/rebate' } }

export const RebateNone: Story = { ...Rebate, parameters: { mock: { persona: 'newcomer' } } }

/** What can be claimed says how much. */
export const Events: Story = {
  args: { path: '/bonus/event' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('First deposit offer')).toBeVisible()
    await expect(canvas.getByText(/143\.10/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Daily check-in.*Claim$/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Invite and spin.*Spin$/ })).toBeVisible()
    // The section of a page is marked, too.
    await expect(canvas.getByRole('link', { name: /Bonus$/ })).toHaveAttribute('aria-current', 'page')
  },
}

export const EventsOfVisitor: Story = { args: { path: '/bonus/event' }, parameters: { mock: { persona: 'visitor' } } }

/** A visitor sees the offers, and a new account leads back here. */
export const SignedOutTest: Story = {
  ...SignedOut,
  tags: ['interaction-test'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('First deposit offer')).toBeVisible()
    await expect(canvasElement.querySelectorAll('main [data-variant="primary"]')[0]).toHaveTextContent('Create account')
    await userEvent.click(canvas.getByRole('link', { name: 'Create account' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
  },
}

/** [ROUTE-05] The address of the gifts leads to what is ready, that of the VIP bonuses to the VIP club. */
export const GiftsAddressTest: Story = {
  tags: ['interaction-test'],
  args: { path: '/bonus/reward' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Today/ })).toHaveAttribute('aria-current', 'page')
    await expect(await canvas.findByRole('list', { name: 'More rewards' })).toBeVisible()
  },
}

export const VipAddressTest: Story = {
  tags: ['interaction-test'],
  args: { path: '/bonus/vip' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Claim: Daily bonus' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /VIP$/ })).toHaveAttribute('aria-current', 'page')
  },
}

/** Everything is claimed; then there is nothing left, and the tab has no dot. */
export const ClaimAllTest: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas, userEvent }) => {
    // A claim may include gift coupons.
    for (let turn = 0; turn < 3; turn++) {
      const claim = await canvas.findByRole('button', { name: /^Claim( all)?$/ })
      await userEvent.click(claim)
      await waitFor(() => expect(claim.isConnected && claim.ariaBusy === 'true').toBe(false))
      // The first is large; what its coupons give is said in a message.
      if (turn === 0)
        await userEvent.click(await within(document.body).findByRole('button', { name: /TAP THE SCREEN TO CONTINUE/ }))
      await waitFor(() => expect(canvas.queryAllByRole('button', { name: /^Claim: / }).length).toBeLessThan(3))
      if (canvas.queryByText('Nothing to claim now')) break
    }
    await expect(await canvas.findByText('Nothing to claim now')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Claim/ })).toBeNull()
    const bonus = within(canvas.getByRole('navigation', { name: 'Bonus center' }))
    await waitFor(() => expect(bonus.queryByRole('link', { name: /Today Ready/ })).toBeNull())
  },
}

/** One reward is refused: it stays with its sentence, and can be tried again; a small one is said in a message. */
export const RefusedTest: Story = {
  tags: ['interaction-test'],
  parameters: { mock: { persona: 'collector', fault: 'betBonusReceive:4004*1' } },
  play: async ({ canvas, userEvent }) => {
    const claim = () => canvas.findByRole('button', { name: /^Claim: Rebate/ })
    await userEvent.click(await claim())
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This promotion has ended.')
    await expect(await claim()).toHaveTextContent('Retry')
    await userEvent.click(await claim())
    // It fades in.
    await within(document.body).findByText(/^Received: [\d.,]+$/)
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Claim: Rebate/ })).toBeNull())
    await expect(within(document.body).queryByRole('dialog')).toBeNull()
  },
}

/** The days of the week are claimed with one tap. */
export const WeekTest: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas, userEvent }) => {
    const today = await canvas.findByRole('button', { name: /^Claim today: / })
    await userEvent.click(today)
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Claim today: / })).toBeNull())
    const week = within(canvas.getByRole('list', { name: 'Seven days' }))
    await waitFor(() => expect(week.queryByText('Today')).toBeNull())
  },
}

/** In its last hour a reward says how long it has, and still what has to be wagered for it. */
export const LastHourTest: Story = {
  tags: ['interaction-test'],
  args: { path: '/bonus' },
  parameters: { mock: { persona: 'regular' } },
  beforeEach: async () => {
    for (const span of ['548h', '30m']) await world().clock.advance(span)
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'More rewards' })
    await waitFor(() => expect(list).toHaveTextContent(/left · Wager 35\.00 to withdraw it/))
  },
}
