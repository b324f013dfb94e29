import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TurnHint } from '../../src/features/game/TurnHint'

/** Shown on touch devices only, in the orientation the game is not made for; here always. */
const meta: Meta<typeof TurnHint> = {
  title: 'game/Turn hint',
  component: TurnHint,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', minBlockSize: '8rem' }}>
        <style>{'[role="note"][data-for] { display: flex; }'}</style>
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof TurnHint>

export const MadeForLandscape: Story = {
  args: { landscape: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This game is made for a sideways phone.')).toBeVisible()
  },
}

export const MadeForPortrait: Story = { tags: ['variant'], args: { landscape: false } }
