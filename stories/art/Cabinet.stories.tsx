import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { gallery } from '../../.storybook/modes'
import { toVipTheme } from '../../src/theme/vip'
import { JackpotBubbleFace } from '../../src/ui/art/jackpot/JackpotBubbleFace'
import { DemoCabinet } from './support/DemoCabinet'
import { SixThemes } from './support/SixThemes'

const meta = {
  title: 'art/Cabinet',
  component: DemoCabinet,
  args: { vip: 1, highlighted: 5 },
  render: (args, { globals }) => <DemoCabinet {...args} vip={toVipTheme(Number(globals['vip']))} />,
} satisfies Meta<typeof DemoCabinet>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: /Spin/ })).toBeEnabled()
    await expect(canvasElement.querySelectorAll('[data-highlighted="true"]')).toHaveLength(1)
  },
}

export const NoChance: Story = { args: { blocked: true, hint: 'Deposit 20.00', highlighted: -1 } }

/** The lights alternate once a second; nothing else moves. */
export const Chasing: Story = {
  args: { chase: true },
  globals: { motion: 'full' },
  play: async ({ canvasElement }) => {
    const moving = canvasElement.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running')
    await expect(moving.length).toBeGreaterThanOrEqual(2)
  },
}

/** On the narrowest phone nothing overflows and no word breaks. */
export const Narrow: Story = {
  globals: { viewport: { value: 'small' } },
  args: { mega: '12,284,906.42' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    for (const word of canvas.getAllByText('Jackpot')) {
      const lines = Math.round(
        word.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(word).lineHeight),
      )
      await expect(lines).toBeLessThanOrEqual(1)
    }
  },
}

export const LongLabels: Story = {
  args: { title: 'Jackpot da Sorte Extraordinária', spin: 'Girar agora', hint: '12 chances restantes' },
}

export const AllSix: Story = {
  globals: { vip: 1, viewport: { value: 'gallery' } },
  parameters: { bare: true, chromatic: gallery },
  render: (args) => <SixThemes>{(vip) => <DemoCabinet {...args} vip={vip} />}</SixThemes>,
}

export const Bubble: Story = {
  globals: { vip: 1 },
  parameters: { bare: true },
  render: () => <SixThemes column={120}>{() => <JackpotBubbleFace label="Spin" dot />}</SixThemes>,
}
