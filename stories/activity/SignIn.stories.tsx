import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'activity/SignIn',
  component: AppAt,
  args: { path: '/activity/sign-in' },
  parameters: { ...wholeApp, mock: { persona: 'newcomer' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

export const TodayOpen: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in for today' })).toBeVisible()
  },
}
/** Already claimed today: no button, a countdown to the next day. */
export const TodayTaken: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in for today' }))
    await userEvent.click(await canvas.findByRole('button', { name: /TAP THE SCREEN TO CONTINUE/ }))
    await expect(await canvas.findByText(/The next day opens soon/)).toBeVisible()
  },
}
export const Rules: Story = {
  args: { path: '/activity/sign-in/rule' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign-in rules' })).toBeVisible()
  },
}
