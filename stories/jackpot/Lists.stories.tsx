import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { backend } from '../../.storybook/world/world'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'jackpot/Lists',
  component: AppAt,
  args: { path: '/activity/jackpot' },
  parameters: { ...wholeApp, mock: { persona: 'regular' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

const exactly = (name: string) => ({ name: new RegExp(`^${name}$`) })

export const RecordVerified: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', exactly('Record')))
    const sheet = await canvas.findByRole('dialog', { name: 'Your draws' })
    await step('each row can be verified', async () => {
      const [verify] = await within(sheet).findAllByRole('button', { name: /Verify the draw/ })
      if (!verify) throw new Error('no row')
      await userEvent.click(verify)
      await expect(await within(sheet).findByText(/^Verified:/)).toBeVisible()
    })
  },
}

export const RecordManyPages: Story = {
  parameters: { mock: { persona: 'whale' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', exactly('Record')))
    const sheet = await canvas.findByRole('dialog', { name: 'Your draws' })
    await waitFor(() => expect(within(sheet).getAllByRole('listitem')).toHaveLength(20))
    await userEvent.click(within(sheet).getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(within(sheet).getAllByRole('listitem')).toHaveLength(40))
  },
}

export const RecordEmpty: Story = {
  parameters: { mock: { persona: 'newcomer' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', exactly('Record')))
    await expect(await canvas.findByText('No draws yet')).toBeVisible()
    const sheet = canvas.getByRole('dialog', { name: 'Your draws' })
    await waitFor(() => expect(sheet.querySelector('img')).toBeVisible())
  },
}

export const RecordFailed: Story = {
  parameters: { mock: { persona: 'regular', fault: 'getPersonJackpotDrawAwardLog:http500' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', exactly('Record')))
    await expect(await canvas.findByText('The list could not be read.')).toBeVisible()
  },
}

export const Rank: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', exactly('Rank')))
    const sheet = await canvas.findByRole('dialog', { name: 'Jackpot winners' })
    await waitFor(() => expect(within(sheet).getAllByRole('row').length).toBeGreaterThan(10))
    for (const name of ['Ranking', 'Nickname', 'Reward', 'Winning time']) {
      await expect(within(sheet).getAllByRole('columnheader', { name }).length).toBeGreaterThan(0)
    }
  },
}

/** The player's own row is below the pages. */
export const RankWithOwnRow: Story = {
  parameters: { mock: { persona: 'lucky' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /1 chance left/ }))
    const amount = await canvas.findByRole('dialog', { name: 'Jackpot!' })
    await userEvent.click(within(amount).getByRole('button', { name: 'Great' }))
    await userEvent.click(await canvas.findByRole('button', exactly('Rank')))
    const own = await canvas.findByRole('rowheader', { name: 'Your best place' })
    const foot = own.closest('tfoot')
    if (!foot) throw new Error('no foot')
    await waitFor(() => expect(within(foot).getByRole('cell', { name: '1' })).toBeVisible())
  },
}

export const RankFailed: Story = {
  parameters: { mock: { persona: 'regular', fault: 'getJackpotRank:http500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', exactly('Rank')))
    const sheet = await canvas.findByRole('dialog', { name: 'Jackpot winners' })
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(within(sheet).getAllByRole('row').length).toBeGreaterThan(10))
  },
}

export const RulesWithOdds: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', exactly('Rules')))
    const sheet = within(await canvas.findByRole('dialog', { name: 'Rules' }))
    await expect(await sheet.findByText('1 in 200,000')).toBeVisible()
    await expect(sheet.getByText('1 in 2.5')).toBeVisible()
  },
}

/** Visitors may see the cabinet; player lists ask them to sign in, without a call. */
export const RecordSignedOut: Story = {
  parameters: { mock: { persona: 'visitor' } },
  play: async ({ canvas, step, userEvent }) => {
    for (const [name, title] of [
      ['Record', 'Your draws'],
      ['Rank', 'Jackpot winners'],
    ] as const) {
      await step(name, async () => {
        await userEvent.click(await canvas.findByRole('button', exactly(name)))
        const sheet = within(await canvas.findByRole('dialog', { name: title }))
        await expect(await sheet.findByRole('heading', { name: 'Log in to see this list' })).toBeVisible()
        await expect(sheet.queryByRole('button', { name: 'Try again' })).toBeNull()
        if (name === 'Record') await userEvent.click(sheet.getByRole('button', { name: 'Close' }))
        await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Your draws' })).toBeNull())
      })
    }
    await expect(playerCalls()).toEqual([])
    const sheet = within(await canvas.findByRole('dialog', { name: 'Jackpot winners' }))
    await userEvent.click(sheet.getByRole('link', { name: 'Log in' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  },
}

const playerCalls = () =>
  backend.log
    .list()
    .map(({ endpoint }) => endpoint)
    .filter((endpoint) => ['getPersonJackpotDrawAwardLog', 'getJackpotRank'].includes(endpoint))
