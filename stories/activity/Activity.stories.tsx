import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { screen } from '../../.storybook/modes'
import { backend } from '../../.storybook/world/world'
import { FAULT_NAMES } from '../../mocks/network/adapters/route'
import { parseFaults } from '../../mocks/network/faults/faults'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'activity/Activity page',
  component: AppAt,
  parameters: { ...wholeApp, mock: { persona: 'collector' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

/** Steps toward targets, rendered from the backend's data. */
export const Ladder: Story = {
  args: { path: '/activity/28' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Monthly deposits' })).toBeVisible())
    await expect(await canvas.findByRole('list', { name: 'What you can earn' })).toBeVisible()
  },
}
/** Each channel is visited first, then claimed. */
export const Follow: Story = {
  args: { path: '/activity/48' },
  parameters: { mock: { persona: 'regular' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: 'Take a look' }))[0]).toBeVisible()
  },
}
/** [ACT-07] Open, come back, verify, receive: the line says which is next. */
export const Channels: Story = {
  args: { path: '/activity/follow' },
  parameters: { mock: { persona: 'newcomer' }, chromatic: screen },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: /^Open/ }))[0]).toBeVisible()
    await expect(canvas.getByText('Come back')).toBeVisible()
  },
}
/** [ACT-07] A digit for each step that the day's bets have reached. */
export const Digits: Story = {
  args: { path: '/activity/slotshack' },
  parameters: { mock: { persona: 'collector' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('in the vault')).toBeVisible()
  },
}
/** Outside its season: when it opens, and the way to what runs now. */
export const NotYetOpen: Story = {
  args: { path: '/activity/37' },
  parameters: { mock: { persona: 'regular' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See other promotions' })).toBeVisible()
    await expect(canvas.getByText(/^Opens \w+ \d/)).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^\d+ days \d\d:\d\d:\d\d$/)
  },
}
/** What a packet holds is revealed on payout: its time is its name. */
export const Surprise: Story = {
  args: { path: '/activity/22' },
  parameters: { mock: { persona: 'regular' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('08:00–16:00 UTC', { selector: 'strong' })).toBeVisible()
  },
}
/** A visitor sees everything, with one login button. */
export const Visitor: Story = {
  args: { path: '/activity/28' },
  parameters: { mock: { persona: 'visitor' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Log in to take part' })).toBeVisible()
  },
}
export const Failed: Story = {
  args: { path: '/activity/28' },
  parameters: { mock: { persona: 'regular', fault: 'activityDetail:http502' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We couldn’t load this.' })).toBeVisible()
  },
}
/** A kind with a page of its own leads there. */
export const OwnPage: Story = {
  args: { path: '/activity/42' },
  parameters: { mock: { persona: 'regular' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Tasks/ })).toHaveAttribute('aria-current', 'page')
  },
}
/** [ACT-07] A game is what the activity is about: the page leads to it. */
export const GameOfTheWeek: Story = {
  args: { path: '/activity/60' },
  parameters: { mock: { persona: 'regular' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Play now' })).toBeVisible()
  },
}
/** An unknown id: the promotion has ended, and a link leads home. */
export const Ended: Story = {
  args: { path: '/activity/777' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This promotion has ended' })).toBeVisible()
  },
}
/** It ends while its page is open: what it had stays to be read, and nothing of it can be claimed or opened. */
export const EndedMeanwhile: Story = {
  tags: ['interaction-test'],
  args: { path: '/activity/25' },
  parameters: { mock: { persona: 'regular' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Take a look' })
    backend.faults.add(parseFaults('activityVisit:4004,activityDetail:4004', FAULT_NAMES))
    await userEvent.click(canvas.getByRole('button', { name: 'Take a look' }))
    await expect(await canvas.findByText('This promotion has ended')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^(?:Claim|Open|Take a look)/ })).toBeNull()
  },
}
/** A visit, then the claim, which opens the reward modal. */
export const Claimed: Story = {
  tags: ['interaction-test'],
  args: { path: '/activity/25' },
  parameters: { mock: { persona: 'regular' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take a look' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Claim' }))
    const reward = await canvas.findByRole('dialog', { name: 'You received' })
    await userEvent.click(within(reward).getByRole('button', { name: /TAP THE SCREEN TO CONTINUE/ }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect((await canvas.findAllByText('Claimed'))[0]).toBeVisible()
  },
}
export const Loading: Story = {
  args: { path: '/activity/28' },
  parameters: { mock: { persona: 'regular', fault: 'activityDetail:hang' } },
}

/** Days in a row as flames; those that pay are larger. */
export const Streak: Story = {
  args: { path: '/activity/43' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d of 7$/)).toBeInTheDocument()
  },
}
/** What the steps hold that are not claimed yet. */
export const Vault: Story = {
  args: { path: '/activity/28' },
  parameters: { mock: { persona: 'regular' } },
  play: async ({ canvas }) => {
    const words = await canvas.findByText('in the vault')
    await expect(words.parentElement).toHaveTextContent('195.00')
  },
}
/** A window for each day of the season, open once the player was there. */
export const Calendar: Story = {
  args: { path: '/activity/37' },
  parameters: { mock: { persona: 'collector', clock: '2026-12-12T12:00:00Z' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('12 of 24')).toBeVisible()
    await expect(canvasElement.querySelectorAll('ol > [data-open]')).toHaveLength(12)
  },
}
