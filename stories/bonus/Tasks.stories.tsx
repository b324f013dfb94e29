import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { screen } from '../../.storybook/modes'
import { AppAt, wholeApp } from '../support/AppAt'
import { world } from '../wallet/support'

const meta: Meta<typeof AppAt> = {
  title: 'bonus/Tasks',
  component: AppAt,
  args: { path: '/bonus/tasks' },
  parameters: { ...wholeApp, mock: { persona: 'collector' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

export const Daily: Story = { parameters: { chromatic: screen } }

export const Weekly: Story = { args: { path: '/bonus/tasks?kind=weekly' } }

export const OneTime: Story = { args: { path: '/bonus/tasks?kind=once' } }

export const Newcomer: Story = { tags: ['variant'], parameters: { mock: { persona: 'newcomer' } } }

export const Wide: Story = { tags: ['variant'], globals: { viewport: { value: 'desktop' } } }

export const Loading: Story = { parameters: { mock: { persona: 'collector', fault: 'getTaskUser:hang' } } }

export const Failed: Story = { parameters: { mock: { persona: 'collector', fault: 'getTaskUser:http500' } } }

export const SignedOut: Story = { tags: ['variant'], parameters: { mock: { persona: 'visitor' } } }

/** Without a chest to open, the first claim is the page's primary button. */
export const FirstClaimTest: Story = {
  tags: ['interaction-test'],
  parameters: { mock: { persona: 'regular' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Claim: Log in today' })).toHaveAttribute(
      'data-variant',
      'primary',
    )
    await expect(canvasElement.querySelectorAll('main [data-variant="primary"]')).toHaveLength(1)
  },
}

/** Every finished task is received and every full chest opened; then nothing is left to receive. */
export const ReceiveAllTest: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas, userEvent }) => {
    const next = () => canvas.queryAllByRole('button', { name: /^(Claim:|Open chest)/ })[0]
    await waitFor(() => expect(next()).toBeVisible())
    for (let turn = 0; turn < 20; turn++) {
      const button = next()
      if (!button) break
      await userEvent.click(button)
      await waitFor(() => expect(button.isConnected && next() === button).toBe(false))
      // A chest may hold more than coin.
      const reward = within(document.body).queryByRole('button', { name: /TAP THE SCREEN TO CONTINUE/ })
      if (reward) await userEvent.click(reward)
    }
    await expect(next()).toBeUndefined()
  },
}

/** The day ends while the page is open: the list begins again, a note says so, and the focus stays. */
export const NewDayTest: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas }) => {
    const weekly = await canvas.findByRole('radio', { name: 'Weekly' })
    weekly.focus()
    await world().clock.advance('24h')
    await expect(await canvas.findByText('A new day began.')).toBeVisible()
    await expect(weekly).toHaveFocus()
    await expect(canvas.getByText('Resets in', { exact: false })).toBeVisible()
  },
}
