import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'activity/Daily sign-in',
  component: AppAt,
  args: { path: '/activity/sign-in' },
  parameters: { ...wholeApp, mock: { persona: 'newcomer' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

export const TodayOpen: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Check in for today' })).toBeVisible()
    // The last day gives two rewards; what the coupon is worth is read after it.
    const lastDay = () =>
      within(canvas.getByRole('list', { name: 'What you can earn' }))
        .getAllByRole('listitem')
        .at(-1)
    await waitFor(() => expect(lastDay()).toHaveTextContent(/1\.88.*5\.00 deposit coupon/))
  },
}
/** Already claimed today: no button, a countdown to the next day. */
export const TodayTaken: Story = {
  tags: ['flow'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check in for today' }))
    await userEvent.click(await canvas.findByRole('button', { name: /TAP THE SCREEN TO CONTINUE/ }))
    await expect(await canvas.findByText(/^Day 2 opens in/)).toBeVisible()
  },
}
export const Rules: Story = {
  args: { path: '/activity/sign-in/rule' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Check-in rules' })).toBeVisible())
  },
}
export const Loading: Story = { parameters: { mock: { persona: 'newcomer', fault: 'activityDetail:hang' } } }

export const Failed: Story = { parameters: { mock: { persona: 'newcomer', fault: 'activityDetail:http500' } } }
