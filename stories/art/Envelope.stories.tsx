import type { Meta, StoryObj } from '@storybook/react-vite'
import { onePage } from '../../.storybook/modes'
import { Envelope } from '../../src/ui/art/Envelope'

const meta = {
  title: 'art/Envelope',
  tags: ['autodocs'],
  component: Envelope,
} satisfies Meta<typeof Envelope>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { args: { open: false } }

export const Open: Story = { args: { open: true }, parameters: { chromatic: onePage } }
