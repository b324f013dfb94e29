import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { GameShelf } from '../../src/features/home/shelves/GameShelf'
import { Art } from '../../src/ui/art/Art'
import { Ready } from './Ready'

const meta: Meta = {
  title: 'home/Game shelf',
  parameters: { mock: { persona: 'regular' } },
  render: () => (
    <Ready>
      {({ games }) => (
        <GameShelf title="Hot games" art={<Art name="fire" size={22} />} games={games.slice(0, 12)} eager />
      )}
    </Ready>
  ),
}
export default meta
type Story = StoryObj

/** Scrolls sideways; further tiles are made as they come near. */
export const Twelve: Story = {
  tags: ['variant'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(4))
  },
}
