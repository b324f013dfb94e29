import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { JackpotStrip } from '../../src/features/home/jackpotStrip/JackpotStrip'
import { Ready } from './Ready'

const meta: Meta<typeof JackpotStrip> = {
  title: 'home/Jackpot strip',
  component: JackpotStrip,
  parameters: { mock: { persona: 'regular' } },
  // As wide as its column, as in the lobby.
  render: () => (
    <Ready>
      {() => (
        <div style={{ display: 'grid' }}>
          <JackpotStrip />
        </div>
      )}
    </Ready>
  ),
}
export default meta
type Story = StoryObj<typeof JackpotStrip>

export const FourJackpots: Story = {
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('button')
    await waitFor(() => expect(card.textContent?.match(/\d[\d,]*\.\d\d/g)).toHaveLength(4))
  },
}

export const Loading: Story = {
  parameters: { mock: { persona: 'regular', fault: 'getJackpotDrawInfo:hang' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('button')).textContent).toContain('–')
  },
}
