import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'member/Retrieve balance',
  component: AppAt,
  args: { path: '/member/retrieve-balance' },
  parameters: { ...wholeApp, mock: { persona: 'regular' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

export const LeftInGames: Story = { tags: ['variant'] }

/** One tap transfers everything back; a receipt stays. */
export const LeftInGamesTest: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Bring back / }))
    await expect(await canvas.findByText('34.00 is back in your balance. It’s 12,514.50 now.')).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'Nothing is left in games.' })).toBeVisible()
  },
}

/** On the member page: one tap, then a receipt in place of the line. */
export const LineTest: Story = {
  tags: ['interaction-test'],
  args: { path: '/member' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('34.00 left in 2 games')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Bring it back' }))
    await expect(await canvas.findByText(/ is back in your balance\. It’s /)).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Bring it back' })).toBeNull())
  },
}

export const Nothing: Story = {
  parameters: { mock: { persona: 'newcomer' } },
}

export const Loading: Story = {
  parameters: { mock: { persona: 'regular', fault: 'gameBalances:hang' } },
}

export const Failed: Story = {
  parameters: { mock: { persona: 'regular', fault: 'gameBalances:http500' } },
}

export const Offline: Story = {
  tags: ['variant'],
  parameters: { mock: { persona: 'regular', fault: 'gameBalances:offline' } },
}

export const SignedOut: Story = { tags: ['variant'], parameters: { mock: { persona: 'visitor' } } }
