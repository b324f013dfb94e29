import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { gallery } from '../../.storybook/modes'
import { PrizeWheel } from '../../src/ui/art/wheel/PrizeWheel'
import { SixThemes } from './support/SixThemes'

const prize = (id: number, label: string, points = false) => ({ id, label, symbol: points ? 'star' : 'coin' }) as const

const meta = {
  title: 'art/Prize wheel',
  tags: ['autodocs'],
  component: PrizeWheel,
  args: {
    turn: 0,
    duration: 0,
    prizes: [
      prize(1, '20.00'),
      prize(2, '50', true),
      prize(3, '10.00'),
      prize(4, '1.00'),
      prize(5, '50.00'),
      prize(6, '2.00'),
      prize(7, '5.00'),
      prize(8, '200', true),
    ],
    children: <span />,
  },
} satisfies Meta<typeof PrizeWheel>

export default meta
type Story = StoryObj<typeof meta>

export const AllSix: Story = {
  globals: { vip: 1 },
  parameters: { bare: true, chromatic: gallery },
  render: (args) => <SixThemes column={334}>{() => <PrizeWheel {...args} />}</SixThemes>,
}

export const Won: Story = { args: { turn: 180, won: 5 } }

export const LongAmounts: Story = {
  args: { prizes: [prize(1, '1,000,000.00'), prize(2, '250,000.00'), prize(3, '0.01')] },
}

/** One prize is the whole circle. */
export const OnePrize: Story = {
  args: { prizes: [prize(1, '5.00')] },
  play: async ({ canvasElement }) => {
    const [circle] = canvasElement.querySelectorAll<SVGPathElement>('g > path')
    await expect(circle?.getBBox().width).toBeGreaterThan(230)
  },
}
