import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { backend } from '../../.storybook/world/world'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'member/Report',
  component: AppAt,
  args: { path: '/member/report' },
  parameters: { ...wholeApp, mock: { persona: 'whale' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

const asked = (endpoint: string) => backend.log.list().filter((call) => call.endpoint === endpoint)

export const Week: Story = {}

export const Month: Story = {
  tags: ['variant'],
  args: { path: '/member/report?period=month' },
}

/** A single day has no chart. */
export const Today: Story = {
  args: { path: '/member/report?period=day' },
}

/** The sums of the days and of the game types are those of the head. */
export const WeekTest: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas, userEvent }) => {
    const days = within(await canvas.findByRole('table', { name: 'By day' }))
    const shown = days.getAllByRole('row').length - 1
    await expect(shown).toBeGreaterThan(1)
    await expect(shown).toBeLessThanOrEqual(7)
    await userEvent.click(canvas.getByRole('radio', { name: '30 days' }))
    await waitFor(() =>
      expect(within(canvas.getByRole('table', { name: 'By day' })).getAllByRole('row').length - 1).toBeGreaterThan(7),
    )
    await expect(canvas.getByRole('table', { name: 'By game type' })).toBeVisible()
  },
}

export const NoBets: Story = {
  parameters: { mock: { persona: 'newcomer' } },
}

export const Loading: Story = {
  parameters: { mock: { persona: 'regular', fault: 'betRecordReport:hang' } },
}

export const Failed: Story = {
  parameters: { mock: { persona: 'regular', fault: 'betRecordReport:http500*1' } },
}

export const FailedTest: Story = {
  ...Failed,
  tags: ['interaction-test'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('table', { name: 'By game type' })).toBeVisible()
  },
}

export const Offline: Story = {
  parameters: { mock: { persona: 'regular', fault: 'betRecordReport:offline' } },
}

export const SignedOut: Story = {
  parameters: { mock: { persona: 'visitor' } },
}

export const Rounds: Story = {
  args: { path: '/member/report?view=rounds' },
}

/** Filters are sent to the backend; a tap on a round shows its order id. */
export const RoundsTest: Story = {
  ...Rounds,
  tags: ['interaction-test'],
  play: async ({ canvas, step, userEvent }) => {
    await step('filter by game type', async () => {
      await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(19))
      await userEvent.click(canvas.getByRole('button', { name: 'Fishing' }))
      await waitFor(() => expect(asked('betRecord').at(-1)?.request).toMatchObject({ gameType: 2 }))
    })
    await step('open a round', async () => {
      await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(1))
      const [row] = canvas.getAllByRole('listitem')
      if (row) await userEvent.click(within(row).getByRole('button'))
      const sheet = within(await within(document.body).findByRole('dialog', { name: 'Round' }))
      await expect(sheet.getByText(/^b[0-9a-z]{6,}$/)).toBeVisible()
      await expect(sheet.getByRole('button', { name: 'Copy' })).toBeVisible()
    })
    await step('close it', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull())
    })
  },
}

/** Nothing matches: one tap shows everything again. */
export const RoundsNone: Story = {
  args: { path: '/member/report?view=rounds&type=bingo&days=2020-01-01..2020-01-02' },
}

export const RoundsNoneTest: Story = {
  ...RoundsNone,
  tags: ['interaction-test'],
  play: async ({ canvas, step, userEvent }) => {
    const none = await canvas.findByRole('link', { name: 'Show all rounds' })
    await step('the filters of the address are asked for at once, and only these', async () => {
      await expect(asked('betRecord').map(({ request }) => request)).toEqual([expect.objectContaining({ gameType: 6 })])
      await expect(none).toBeVisible()
    })
    await step('one tap shows everything again', async () => {
      await userEvent.click(none)
      await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(19))
    })
  },
}

export const RoundsEmpty: Story = {
  args: { path: '/member/report?view=rounds' },
  parameters: { mock: { persona: 'newcomer' } },
}

export const RoundsLoading: Story = {
  args: { path: '/member/report?view=rounds' },
  parameters: { mock: { persona: 'regular', fault: 'betRecord:hang' } },
}

export const RoundsFailed: Story = {
  args: { path: '/member/report?view=rounds' },
  parameters: { mock: { persona: 'regular', fault: 'betRecord:http500' } },
}

export const Coins: Story = {
  args: { path: '/member/report?view=coins' },
  parameters: { mock: { persona: 'regular' } },
}

export const CoinsTest: Story = {
  ...Coins,
  tags: ['interaction-test'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Deposits' }))
    await waitFor(() => expect(asked('appUserCoinDetail').at(-1)?.request).toMatchObject({ kind: 'deposit' }))
    await waitFor(() => expect(canvas.getAllByText('Deposits', { selector: 'b' }).length).toBeGreaterThan(0))
    await expect(canvas.queryByText('Bets', { selector: 'b' })).toBeNull()
  },
}

export const CoinsLoading: Story = {
  args: { path: '/member/report?view=coins' },
  parameters: { mock: { persona: 'regular', fault: 'appUserCoinDetail:hang' } },
}

export const CoinsFailed: Story = {
  args: { path: '/member/report?view=coins' },
  parameters: { mock: { persona: 'regular', fault: 'appUserCoinDetail:http500' } },
}

export const CoinsEmpty: Story = {
  args: { path: '/member/report?view=coins' },
  parameters: { mock: { persona: 'newcomer' } },
}
