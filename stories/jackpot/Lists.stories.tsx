import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { backend } from '../../.storybook/world/world'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'jackpot/History, leaderboard and rules',
  component: AppAt,
  args: { path: '/activity/jackpot' },
  parameters: { ...wholeApp, mock: { persona: 'regular' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

const exactly = (name: string) => ({ name: new RegExp(`^${name}$`) })

export const RecordVerified: Story = {
  tags: ['flow'],
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', exactly('History')))
    const sheet = await canvas.findByRole('dialog', { name: 'Spin history' })
    await step('each row can be verified', async () => {
      const [verify] = await within(sheet).findAllByRole('button', { name: /Verify the spin/ })
      if (!verify) throw new Error('no row')
      await userEvent.click(verify)
      await expect(await within(sheet).findByText(/^Verified:/)).toBeVisible()
    })
  },
}

export const RecordManyPages: Story = {
  tags: ['flow', 'variant'],
  parameters: { mock: { persona: 'whale' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', exactly('History')))
    const sheet = await canvas.findByRole('dialog', { name: 'Spin history' })
    await waitFor(() => expect(within(sheet).getAllByRole('listitem')).toHaveLength(20))
    await userEvent.click(within(sheet).getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(within(sheet).getAllByRole('listitem')).toHaveLength(40))
  },
}

export const RecordEmpty: Story = {
  tags: ['flow'],
  parameters: { mock: { persona: 'newcomer' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', exactly('History')))
    await expect(await canvas.findByText('No spins yet')).toBeVisible()
    const sheet = canvas.getByRole('dialog', { name: 'Spin history' })
    await waitFor(() => expect(sheet.querySelector('img')).toBeVisible())
  },
}

export const RecordFailed: Story = {
  tags: ['flow'],
  parameters: { mock: { persona: 'regular', fault: 'getPersonJackpotDrawAwardLog:http500' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', exactly('History')))
    await expect(await canvas.findByText('We couldn’t load this.')).toBeVisible()
  },
}

export const Rank: Story = {
  tags: ['flow'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', exactly('Leaderboard')))
    const sheet = await canvas.findByRole('dialog', { name: 'Jackpot leaderboard' })
    await waitFor(() => expect(within(sheet).getAllByRole('row').length).toBeGreaterThan(10))
    for (const name of ['Ranking', 'Nickname', 'Reward', 'Winning time']) {
      await expect(within(sheet).getAllByRole('columnheader', { name }).length).toBeGreaterThan(0)
    }
    // The first three have medals; every win names its jackpot.
    await expect(sheet.querySelectorAll('td [data-medal="1"], td [data-medal="2"], td [data-medal="3"]')).toHaveLength(
      3,
    )
    const [, first] = within(sheet).getAllByRole('row')
    await expect(first).toHaveTextContent(/Mega|Major|Minor|Mini/)
  },
}

/** The player's own row is below the pages. */
export const RankWithOwnRow: Story = {
  tags: ['flow'],
  parameters: { mock: { persona: 'lucky' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /1 spin left/ }))
    const amount = await canvas.findByRole('dialog', { name: 'Jackpot!' })
    await within(amount).findByRole('button', { name: 'Skip' })
    // Skips as the button does: the amount stays until it has been seen.
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await within(amount).findByRole('button', { name: 'Done' }))
    await userEvent.click(await canvas.findByRole('button', exactly('Leaderboard')))
    const own = await canvas.findByRole('rowheader', { name: 'Your best ranking' })
    const foot = own.closest('tfoot')
    if (!foot) throw new Error('no foot')
    await waitFor(() => expect(within(foot).getByRole('cell', { name: '1' })).toBeVisible())
  },
}

export const RankFailed: Story = {
  tags: ['flow', 'variant'],
  parameters: { mock: { persona: 'regular', fault: 'getJackpotRank:http500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', exactly('Leaderboard')))
    const sheet = await canvas.findByRole('dialog', { name: 'Jackpot leaderboard' })
    await expect(await within(sheet).findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const RankFailedTest: Story = {
  ...RankFailed,
  tags: ['interaction-test'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await RankFailed.play?.(context)
    const sheet = await canvas.findByRole('dialog', { name: 'Jackpot leaderboard' })
    await userEvent.click(within(sheet).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(within(sheet).getAllByRole('row').length).toBeGreaterThan(10))
  },
}

export const RulesWithOdds: Story = {
  tags: ['flow'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', exactly('Rules')))
    const sheet = within(await canvas.findByRole('dialog', { name: 'Rules' }))
    await expect(await sheet.findByText('1 in 200,000')).toBeVisible()
    await expect(sheet.getByText('1 in 2.5')).toBeVisible()
    // The two cells of the ring in one line, the likeliest prize first.
    await expect(sheet.getByText('1 in 200')).toBeVisible()
    await expect(sheet.getAllByText('Jackpot')).toHaveLength(1)
    await expect(sheet.getAllByRole('row')[1]).toHaveTextContent('1 in 2.5')
  },
}

/** Visitors may see the cabinet; player lists ask them to sign in, without a call. */
export const RecordSignedOut: Story = {
  tags: ['interaction-test'],
  parameters: { mock: { persona: 'visitor' } },
  play: async ({ canvas, step, userEvent }) => {
    for (const [name, title] of [
      ['History', 'Spin history'],
      ['Leaderboard', 'Jackpot leaderboard'],
    ] as const) {
      await step(name, async () => {
        await userEvent.click(await canvas.findByRole('button', exactly(name)))
        const sheet = within(await canvas.findByRole('dialog', { name: title }))
        await expect(await sheet.findByRole('heading', { name: 'Log in to see this' })).toBeVisible()
        await expect(sheet.queryByRole('button', { name: 'Try again' })).toBeNull()
        if (name === 'History') await userEvent.click(sheet.getByRole('button', { name: 'Close' }))
        await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Spin history' })).toBeNull())
      })
    }
    await expect(playerCalls()).toEqual([])
    const sheet = within(await canvas.findByRole('dialog', { name: 'Jackpot leaderboard' }))
    await userEvent.click(sheet.getByRole('link', { name: 'Log in' }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible())
  },
}

const playerCalls = () =>
  backend.log
    .list()
    .map(({ endpoint }) => endpoint)
    .filter((endpoint) => ['getPersonJackpotDrawAwardLog', 'getJackpotRank'].includes(endpoint))
