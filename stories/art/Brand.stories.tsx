import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { gallery } from '../../.storybook/modes'
import { Logo } from '../../src/ui/art/brand/Logo'
import { Wordmark } from '../../src/ui/art/brand/Wordmark'
import { Line } from '../support/Line'
import { SixThemes } from './support/SixThemes'

const meta = {
  title: 'art/Logo',
  tags: ['autodocs'],
  component: Logo,
  args: { size: 86, title: 'Kismara' },
} satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const Mark: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Kismara' })).toBeVisible()
  },
}

export const OneColor: Story = { args: { mono: true } }

export const Sizes: Story = {
  render: () => (
    <Line>
      {[16, 24, 30, 44, 74].map((size) => (
        <Logo key={size} size={size} />
      ))}
    </Line>
  ),
}

export const AllSix: Story = {
  globals: { vip: 1 },
  parameters: { bare: true, chromatic: gallery },
  render: () => (
    <SixThemes>
      {() => (
        <Line>
          <Logo size={64} />
          <Wordmark size={34} />
        </Line>
      )}
    </SixThemes>
  ),
}
