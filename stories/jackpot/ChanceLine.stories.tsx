import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect } from 'storybook/test'
import { ChanceLine } from '../../src/features/jackpot/cabinet/ChanceLine'
import { JackpotStore } from '../../src/stores/jackpot/JackpotStore'
import { useFeature } from '../../src/stores/react/stores'

function OpenJackpot() {
  const jackpot = useFeature(JackpotStore)
  useEffect(() => jackpot.subscribe(), [jackpot])
  return <ChanceLine />
}

const meta: Meta<typeof ChanceLine> = {
  title: 'jackpot/Way to a spin',
  component: ChanceLine,
  parameters: { mock: { persona: 'newcomer' } },
  render: () => <OpenJackpot />,
}
export default meta
type Story = StoryObj<typeof ChanceLine>

/** Without a spin: what is missing, and beside it the way to deposit. */
export const Newcomer: Story = {
  play: async ({ canvas }) => {
    const way = await canvas.findByRole('link', { name: 'Deposit' })
    await expect(way).toHaveAttribute('href', '/wallets?name=deposit&back=1')
    await expect(canvas.getByText(/more for a spin/)).toBeVisible()
  },
}
