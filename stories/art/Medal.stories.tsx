import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { gallery } from '../../.storybook/modes'
import { vipThemes } from '../../src/theme/vip'
import { Gem } from '../../src/ui/art/medal/Gem'
import { Medal } from '../../src/ui/art/medal/Medal'
import { Line } from '../support/Line'
import { SixThemes } from './support/SixThemes'

const meta = {
  title: 'art/Medal',
  tags: ['autodocs'],
  component: Medal,
  args: { vip: 1, size: 150, ribbon: 'VIP 1', title: 'Ember medal' },
} satisfies Meta<typeof Medal>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ember medal' })).toHaveAttribute('data-vip', '1')
  },
}

export const AllSix: Story = {
  globals: { vip: 1 },
  parameters: { bare: true, chromatic: gallery },
  render: () => (
    <SixThemes column={170}>{(vip) => <Medal vip={vip} size={150} ribbon={`VIP ${vip * 5 - 4}`} />}</SixThemes>
  ),
}

/** As in the VIP stepper: each medal in its own theme, independent of the page. */
export const Stepper: Story = {
  render: () => (
    <Line>
      {vipThemes.map((vip) => (
        <Medal key={vip} vip={vip} size={52} locked={vip > 3} title={vip > 3 ? `Tier ${vip}, locked` : `Tier ${vip}`} />
      ))}
    </Line>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img', { name: 'Tier 4, locked' })).filter).toContain('saturate')
    await expect(getComputedStyle(canvas.getByRole('img', { name: 'Tier 3' })).filter).toBe('none')
  },
}

export const LongRibbon: Story = { args: { vip: 4, ribbon: 'NÍVEL VIP 16' } }

export const Gems: Story = {
  render: () => (
    <Line>
      {vipThemes.map((vip) => (
        <Gem key={vip} vip={vip} size={96} />
      ))}
    </Line>
  ),
}
