import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HomeBanner } from '../../src/features/home/banner/HomeBanner'
import { Ready } from './Ready'

const meta: Meta<typeof HomeBanner> = {
  title: 'home/Banner',
  component: HomeBanner,
  // In frames, its scene follows the theme.
  parameters: { frames: true, mock: { persona: 'regular' } },
  render: () => <Ready>{() => <HomeBanner />}</Ready>,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button'))[0]).toBeVisible()
  },
}
export default meta
type Story = StoryObj<typeof HomeBanner>

export const Visitor: Story = { parameters: { mock: { persona: 'visitor' } } }

export const Player: Story = {}

export const SpinWaiting: Story = { parameters: { mock: { persona: 'lucky' } } }

export const TopLevel: Story = { tags: ['variant'], parameters: { mock: { persona: 'whale' } } }
