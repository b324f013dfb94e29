import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { onePage } from '../../.storybook/modes'
import { artUrl } from '../../src/ui/art/artUrl'
import { OperatorArt } from '../../src/ui/art/OperatorArt'

const meta: Meta<typeof OperatorArt> = {
  title: 'art/Operator art',
  tags: ['autodocs'],
  component: OperatorArt,
  args: { name: 'trophy', size: 128, image: artUrl('bear') },
}
export default meta
type Story = StoryObj<typeof OperatorArt>

export const Picture: Story = { parameters: { chromatic: onePage } }

/** A picture that cannot be loaded is replaced by our own. */
export const Failed: Story = {
  args: { image: '/art/missing.webp' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.src).toContain('trophy'))
  },
}
