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

/** What was asked for last. */
const bounds = (endpoint: string) => asked(endpoint).at(-1)?.request

export const Week: Story = { tags: ['variant'] }

export const Month: Story = {
  tags: ['variant'],
  args: { path: '/member/report?days=month' },
}

/** More than 120 days: a pair of bars for each month. */
export const Year: Story = {
  tags: ['variant'],
  args: { path: '/member/report?days=2025-01-15..2026-01-15' },
  parameters: { mock: { persona: 'whale', clock: '2026-01-15T12:00:00Z' } },
}

/** A single day has no chart. */
export const Today: Story = {
  args: { path: '/member/report?days=today' },
}

/** Of a game type only the sums are known. */
export const OneType: Story = {
  tags: ['variant'],
  args: { path: '/member/report?type=fishing' },
}

/** Totals, days and record are asked for with the same bounds, by day of the backend. */
export const WeekTest: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas, step, userEvent }) => {
    await step('the tables say what the chart shows', async () => {
      await userEvent.click(await canvas.findByText('As tables'))
      const days = within(await canvas.findByRole('table', { name: 'By day' }))
      const shown = days.getAllByRole('row').length - 1
      await expect(shown).toBeGreaterThan(1)
      await expect(shown).toBeLessThanOrEqual(7)
      await expect(canvas.getByRole('table', { name: 'By game type' })).toBeVisible()
      await expect(canvas.getByText('Days run from midnight to midnight UTC.')).toBeVisible()
    })
    await step('the chart says its result', async () => {
      await expect(canvas.getByRole('img', { name: /^Net [+−]?[\d,.]+ over 7 days$/ })).toBeVisible()
    })
    await step('30 days', async () => {
      const week = bounds('betRecordReport')
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Dates' }), 'month')
      await waitFor(() => expect(bounds('betRecordReport')).not.toEqual(week))
      await waitFor(() => expect(bounds('betRecord')).toMatchObject(bounds('betRecordReport') ?? {}))
    })
  },
}

export const NoBets: Story = {
  parameters: { mock: { persona: 'newcomer' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No rounds in these days.' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Find a game' })).toHaveAttribute('href', '/')
  },
}

export const Loading: Story = {
  parameters: { mock: { persona: 'regular', fault: 'betRecordReport:hang' } },
}

export const Failed: Story = {
  tags: ['variant'],
  parameters: { mock: { persona: 'regular', fault: 'betRecordReport:http500*1' } },
}

export const FailedTest: Story = {
  ...Failed,
  tags: ['interaction-test'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('As tables')).toBeVisible()
  },
}

export const Offline: Story = {
  tags: ['variant'],
  parameters: { mock: { persona: 'regular', fault: 'betRecordReport:offline' } },
}

export const SignedOut: Story = { tags: ['variant'], parameters: { mock: { persona: 'visitor' } } }

/** Rounds of more than a week. */
export const Rounds: Story = {
  tags: ['variant'],
  args: { path: '/member/report?days=month' },
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
      // The totals are of all types, so fewer rounds than theirs are not older ones.
      await expect(canvas.queryByText('Older rounds are in the totals only.')).toBeNull()
    })
    await step('open a round', async () => {
      await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(1))
      const [row] = canvas.getAllByRole('listitem')
      if (row) await userEvent.click(within(row).getByRole('button'))
      const sheet = within(await within(document.body).findByRole('dialog', { name: 'Round' }))
      await expect(await sheet.findByText(/^b[0-9a-z]{6,}$/)).toBeVisible()
      await expect(sheet.getByText(/\d:\d\d:\d\d/)).toBeVisible()
      await expect(sheet.getByRole('button', { name: 'Copy Round ID' })).toBeVisible()
      await expect(sheet.getByRole('link', { name: 'Play again' })).toBeVisible()
    })
    await step('close it', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull())
    })
  },
}

/** On wide screens the record is a table, whose rows open the same details. */
export const Table: Story = {
  tags: ['interaction-test'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Rounds' }))
    await expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Game',
      'Time',
      'Bet',
      'Won',
      'Net',
    ])
    const [round] = table.getAllByRole('button')
    if (round) await userEvent.click(round)
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Round' }))
    await expect(await sheet.findByRole('button', { name: 'Copy Round ID' })).toBeVisible()
  },
}

/** Nothing of a game type: one tap shows all of them again. */
export const RoundsNone: Story = {
  tags: ['variant'],
  args: { path: '/member/report?type=bingo&days=2020-01-01..2020-01-02' },
}

export const RoundsNoneTest: Story = {
  ...RoundsNone,
  tags: ['interaction-test'],
  play: async ({ canvas, step, userEvent }) => {
    const none = await canvas.findByRole('button', { name: 'Show all rounds' })
    await step('the filters of the address are asked for at once, and only these', async () => {
      await expect(asked('betRecord').map(({ request }) => request)).toEqual([expect.objectContaining({ gameType: 6 })])
      await expect(none).toBeVisible()
    })
    await step('one tap shows all types again', async () => {
      await userEvent.click(none)
      await expect(await canvas.findByRole('heading', { name: 'No rounds in these days.' })).toBeVisible()
    })
  },
}

export const RoundsLoading: Story = {
  args: { path: '/member/report' },
  parameters: { mock: { persona: 'regular', fault: 'betRecord:hang' } },
}

export const RoundsFailed: Story = {
  args: { path: '/member/report' },
  parameters: { mock: { persona: 'regular', fault: 'betRecord:http500' } },
}

export const Coins: Story = {
  tags: ['variant'],
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
    await expect(canvas.queryByText(/^Bet/, { selector: 'b' })).toBeNull()
    const [row] = canvas.getAllByText('Deposits', { selector: 'b' })
    if (row) await userEvent.click(row)
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Entry' }))
    await expect(await sheet.findByRole('button', { name: 'Copy Reference' })).toBeVisible()
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
