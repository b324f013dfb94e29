import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
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

/** A swipe back from the first offer leads to the last one. */
export const SwipedTest: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas }) => {
    const offers = await canvas.findByRole('region', { name: 'Offers' })
    await canvas.findByRole('button', { name: 'Next offer, 1 of 6 is shown' })
    const touch = (clientX: number) => [new Touch({ identifier: 1, target: offers, clientX, clientY: 50 })]
    await waitFor(async () => {
      // Touches are heard only when the effects have run.
      if (canvas.queryByRole('button', { name: 'Next offer, 1 of 6 is shown' })) {
        fireEvent.touchStart(offers, { touches: touch(100) })
        fireEvent.touchEnd(offers, { changedTouches: touch(200) })
      }
      await expect(canvas.getByRole('button', { name: 'Next offer, 6 of 6 is shown' })).toBeVisible()
    })
  },
}
