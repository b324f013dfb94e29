import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { screen } from '../../.storybook/modes'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'vip/VIP levels',
  component: AppAt,
  args: { path: '/vip/level' },
  parameters: { ...wholeApp, mock: { persona: 'regular' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

/** On a phone a level opens on a tap; the player's own is open. */
export const Phone: Story = { parameters: { chromatic: screen } }

export const Table: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('row')
    await expect(rows).toHaveLength(17)
    await expect(await canvas.findByRole('row', { name: /^VIP 2 Your level/ })).toBeVisible()
  },
}

export const Visitor: Story = { parameters: { mock: { persona: 'visitor' } } }

export const TopLevel: Story = { tags: ['variant'], parameters: { mock: { persona: 'whale' } } }

export const Loading: Story = { parameters: { mock: { persona: 'regular', fault: 'getVipInfo:hang' } } }

export const Failed: Story = { parameters: { mock: { persona: 'regular', fault: 'getVipInfo:http500' } } }
