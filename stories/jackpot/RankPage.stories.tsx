import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { screen } from '../../.storybook/modes'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'jackpot/Leaderboard page',
  component: AppAt,
  args: { path: '/rank' },
  parameters: { ...wholeApp, mock: { persona: 'whale' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

export const Winners: Story = { parameters: { chromatic: screen } }

/** A visitor is asked to log in, and returns here. */
export const Visitor: Story = { parameters: { mock: { persona: 'visitor' } } }

export const Loading: Story = { parameters: { mock: { persona: 'whale', fault: 'getJackpotRank:hang' } } }

export const Failed: Story = { parameters: { mock: { persona: 'whale', fault: 'getJackpotRank:offline' } } }

/** Ten more winners at a time; the podium stays. */
export const MoreTest: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('You’re not on the leaderboard yet.')).toBeVisible()
    const entries = () => canvasElement.querySelectorAll('main time').length
    const first = entries()
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(entries()).toBe(first + 10))
    await expect(canvasElement.querySelectorAll('ol > [data-place]')).toHaveLength(3)
  },
}
