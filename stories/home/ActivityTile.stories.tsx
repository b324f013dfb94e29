import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { backend } from '../../.storybook/world/world'
import type { TileActivity } from '../../src/domain/activity/tiles'
import { ActivityTile } from '../../src/features/home/promotions/ActivityTile'
import { texts } from '../../src/i18n'

const activity: TileActivity = {
  id: 42,
  sort: 1,
  type: 0,
  clickType: 1,
  clickAction: '42',
  unloginShowStatus: 1,
  title: 'Daily tasks',
}

const meta: Meta<typeof ActivityTile> = {
  title: 'home/Activity tile',
  component: ActivityTile,
  args: { activity },
  parameters: { mock: { persona: 'newcomer' } },
  render: (args) => (
    <div style={{ inlineSize: 156 }}>
      <ActivityTile {...args} />
    </div>
  ),
}
export default meta
type Story = StoryObj<typeof ActivityTile>

export const Running: Story = {}

/** The last day, not the midnight after it. */
export const Ends: Story = {
  args: { activity: { ...activity, endTime: Date.UTC(2026, 0, 8) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('Until Jan 7')
  },
}

/** It ended while it was shown: nothing can be claimed, and the activities are read again. */
export const Ended: Story = {
  args: { activity: { ...activity, endTime: Date.UTC(2025, 11, 1), claimable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent(/^Daily tasksEnded$/)
    const reads = () => backend.log.list().filter(({ endpoint }) => endpoint === 'getActivityIds')
    await waitFor(() => expect(reads()).toHaveLength(2))
  },
}

export const StartsLater: Story = {
  args: { activity: { ...activity, startTime: Date.UTC(2026, 11, 1), endTime: Date.UTC(2027, 0, 1) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('Starts Dec 1')
  },
}

export const Claimable: Story = {
  args: { activity: { ...activity, claimable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent(texts.t('nav.ready'))
  },
}

/** Of a kind that this version does not know. */
export const Unknown: Story = { args: { activity: { ...activity, id: 777, title: 'Something new' } } }
