import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { gallery } from '../../.storybook/modes'
import { themeOf } from '../../.storybook/toolbar/themeOf'
import { AmountPlate } from '../../src/ui/art/jackpot/AmountPlate'
import { JackpotBubbleFace } from '../../src/ui/art/jackpot/JackpotBubbleFace'
import { LightRing } from '../../src/ui/art/jackpot/LightRing'
import { DemoCabinet } from './support/DemoCabinet'
import { SixThemes } from './support/SixThemes'

const meta = {
  title: 'art/Cabinet',
  tags: ['autodocs'],
  component: DemoCabinet,
  args: { vip: 1, highlighted: 5 },
  render: (args, { globals }) => <DemoCabinet {...args} vip={themeOf(globals)} />,
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

/** The amount of a win in the theme's ring of light, two thirds of it lit. */
export const Amount: Story = {
  globals: { vip: 1 },
  parameters: { bare: true },
  render: () => (
    <SixThemes column={260}>
      {(vip) => (
        <div style={{ position: 'relative', marginBlock: 96, ['--filled' as string]: 0.66 }}>
          <LightRing vip={vip} />
          <AmountPlate widest="98,683.86" value="71,920.08" />
        </div>
      )}
    </SixThemes>
  ),
  play: async ({ canvas }) => {
    for (const amount of canvas.getAllByText('71,920.08')) {
      const plate = amount.parentElement
      await expect(amount.scrollWidth).toBeLessThanOrEqual(plate?.clientWidth ?? 0)
    }
  },
}
