import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { inDialog, preloadAll } from '../flows/support'
import { AppAt, wholeApp } from '../support/AppAt'
import { asked, ordered, send, withdrawn, world } from './support'

const meta: Meta<typeof AppAt> = {
  title: 'wallet/Withdraw',
  component: AppAt,
  beforeEach: preloadAll,
  args: { path: '/withdrawal/express' },
  parameters: { ...wholeApp, mock: { persona: 'regular' } },
}
export default meta
type Story = StoryObj<typeof AppAt>
type Play = NonNullable<Story['play']>

/** A deposit of 100.00 with its bonus. */
const deposited = async () => {
  await ordered(10_000)
  await world().clock.advance('10s')
}

export const Ready: Story = {}

/** Withdrawals on their way, one of them late. */
export const OnTheWay: Story = {
  beforeEach: async () => {
    await withdrawn(10_019)
    await world().clock.advance('12m')
    await withdrawn(20_000)
  },
  play: async ({ canvas }) => {
    const [newest, late] = within(await canvas.findByRole('list', { name: 'On the way' })).getAllByRole('link')
    await expect(newest).toHaveTextContent('198.00')
    await expect(late).toHaveTextContent('Taking longer than usual')
  },
}

export const Desktop: Story = { tags: ['variant'], globals: { viewport: { value: 'desktop' } } }

/** The method of the address is chosen already. */
export const OtherMethod: Story = { args: { path: '/withdrawal/bank' }, parameters: { mock: { persona: 'whale' } } }

/** Right after a deposit with its bonus: they are held, and the rest is free. */
export const PartHeld: Story = { beforeEach: deposited }

/** What turnover holds, and where it is played. */
export const Counts: Story = {
  beforeEach: deposited,
  tags: ['flow'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'What counts, and where' }))
    const sheet = await inDialog(canvas, 'What counts, and where')
    await expect(sheet.getByText('100% of the bet')).toBeVisible()
  },
}

/** All there is came with a deposit. */
export const TurnoverOpen: Story = {
  parameters: { mock: { persona: 'newcomer' } },
  beforeEach: deposited,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Free to withdraw')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Review withdrawal' })).toBeNull()
  },
  tags: ['flow'],
}

export const NoCard: Story = { parameters: { mock: { persona: 'newcomer', grant: 'coin:20000' } } }

export const NothingToWithdraw: Story = { parameters: { mock: { persona: 'broke' } } }

export const NoCountLeft: Story = {
  beforeEach: async () => {
    for (const amount of [10_000, 10_100, 10_200]) await withdrawn(amount)
  },
}

export const Loading: Story = { parameters: { mock: { persona: 'regular', fault: 'getExchange:hang' } } }

export const Offline: Story = { parameters: { mock: { persona: 'regular', fault: 'getExchange:offline' } } }

/** Chips fill the amount, what cannot be carried is said at once, and a method says why it cannot. */
export const Choose: Story = {
  parameters: { mock: { persona: 'whale' } },
  tags: ['flow'],
  play: async ({ canvas, step, userEvent }) => {
    const amount = await canvas.findByLabelText('You withdraw')
    await step('an amount below the minimum', async () => {
      await userEvent.clear(amount)
      await userEvent.type(amount, '20')
      await expect(await canvas.findByText('Express payout starts at 30.00.')).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Review withdrawal' })).toHaveAttribute('aria-disabled', 'true')
    })
    await step('another card', async () => {
      const chosen = canvas.getByRole('button', { name: /•••• \d{4}/ })
      const before = chosen.textContent
      await userEvent.click(chosen)
      const sheet = await inDialog(canvas, 'Choose a card')
      const [, other] = sheet.getAllByRole('button', { name: /•••• \d{4}/ })
      if (!other) throw new Error('there is one card only')
      await userEvent.click(other)
      await waitFor(() => expect(chosen.textContent).not.toBe(before))
    })
    await step('methods say what they cannot carry', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '1,000.00' }))
      await userEvent.clear(amount)
      await userEvent.type(amount, '20')
      await userEvent.click(canvas.getByRole('button', { name: /Express payout/ }))
      const sheet = await inDialog(canvas, 'How you’re paid')
      await expect(sheet.getByText('From 50.00')).toBeVisible()
      await userEvent.click(sheet.getByRole('button', { name: /E-wallet/ }))
      await waitFor(() => expect(canvas.queryByText('Express payout starts at 30.00.')).toBeNull())
    })
  },
}

const review: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Review withdrawal' }))
  await inDialog(canvas, 'Check and confirm')
}

export const Confirm: Story = { tags: ['flow'], play: review }

/** Each of the facts is from a read no older than ten seconds; one tap, one order. */
export const Withdrawn: Story = {
  tags: ['flow'],
  play: async (context) => {
    await review(context)
    const { canvas, userEvent } = context
    const sheet = await inDialog(canvas, 'Check and confirm')
    await userEvent.dblClick(sheet.getByRole('button', { name: 'Withdraw 500.00' }))
    await expect(await canvas.findByText(/^On its way to/)).toBeVisible()
    await expect(asked('exchange')).toHaveLength(1)
  },
}

export const WrongPassword: Story = {
  tags: ['flow'],
  beforeEach: async () => void (await send('safeboxPassword', { password: '246810' })),
  play: async (context) => {
    await review(context)
    const { canvas, userEvent } = context
    const sheet = await inDialog(canvas, 'Check and confirm')
    await userEvent.type(sheet.getByLabelText('Safe-box password'), '135791')
    await userEvent.click(sheet.getByRole('button', { name: 'Withdraw 500.00' }))
    await expect(await sheet.findByText('That isn’t it. 4 tries left.')).toBeVisible()
  },
}

/** The reply was lost, and so is the reading of what happened: it is read, never asked for again. */
export const Unknown: Story = {
  parameters: { mock: { persona: 'regular', fault: 'exchange:lost,exchangeStatus:offline' } },
  tags: ['flow'],
  play: async (context) => {
    await review(context)
    const { canvas, userEvent } = context
    const sheet = await inDialog(canvas, 'Check and confirm')
    await userEvent.click(sheet.getByRole('button', { name: 'Withdraw 500.00' }))
    await expect(await canvas.findByText('We’re checking your withdrawal')).toBeVisible()
  },
}

export const UnknownFound: Story = {
  ...Unknown,
  tags: ['flow'],
  play: async (context) => {
    await Unknown.play?.(context)
    const { canvas, userEvent } = context
    world().clearFaults()
    await userEvent.click(canvas.getByRole('button', { name: 'Check now' }))
    await expect(await canvas.findByText(/^On its way to/)).toBeVisible()
    await expect(asked('exchange')).toHaveLength(1)
  },
}

/** It never reached the server: nothing has changed, and that is said. */
export const NotSent: Story = {
  parameters: { mock: { persona: 'regular', fault: 'exchange:offline*1' } },
  tags: ['flow'],
  play: async (context) => {
    await review(context)
    const { canvas, userEvent } = context
    const sheet = await inDialog(canvas, 'Check and confirm')
    await userEvent.click(sheet.getByRole('button', { name: 'Withdraw 500.00' }))
    await expect(await canvas.findByText(/^Your request didn’t reach us/)).toBeVisible()
  },
}
