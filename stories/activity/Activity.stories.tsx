import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'activity/Activity',
  component: AppAt,
  parameters: { ...wholeApp, mock: { persona: 'collector' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

/** Steps towards targets, rendered from the backend's data. */
export const Ladder: Story = {
  args: { path: '/activity/28' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Deposits of the month' })).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'What there is to earn' })).toBeVisible()
  },
}
/** Each channel is visited first, then claimed. */
export const Follow: Story = {
  args: { path: '/activity/48' },
  parameters: { mock: { persona: 'regular' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: 'Have a look' }))[0]).toBeVisible()
  },
}
/** The award is revealed on payout. */
export const Surprise: Story = {
  args: { path: '/activity/22' },
  parameters: { mock: { persona: 'regular' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('A surprise'))[0]).toBeVisible()
  },
}
/** A visitor sees everything, with one login button. */
export const Visitor: Story = {
  args: { path: '/activity/28' },
  parameters: { mock: { persona: 'visitor' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sign in to take part' })).toBeVisible()
  },
}
export const Failed: Story = {
  args: { path: '/activity/28' },
  parameters: { mock: { persona: 'regular', fault: 'activityDetail:http502' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This could not be loaded' })).toBeVisible()
  },
}
/** An unknown id: the activity has ended; a link leads home. */
export const Ended: Story = {
  args: { path: '/activity/777' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This activity has ended' })).toBeVisible()
  },
}
/** A visit, then the claim, which opens the reward modal. */
export const Claimed: Story = {
  args: { path: '/activity/25' },
  parameters: { mock: { persona: 'regular' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Have a look' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Claim' }))
    const reward = await canvas.findByRole('dialog', { name: 'You received' })
    await userEvent.click(within(reward).getByRole('button', { name: /TAP THE SCREEN TO CONTINUE/ }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect((await canvas.findAllByText('Received'))[0]).toBeVisible()
  },
}
