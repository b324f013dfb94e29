import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { PROP } from '../../src/contract/activity/rewards'
import type { RootStore } from '../../src/stores/root/RootStore'
import { Opened, preloadAll } from '../flows/support'
import { wholeApp } from '../support/AppAt'

const three = [
  { propId: PROP.coin, count: 8_800 },
  { propId: PROP.points, count: 200 },
  { propId: 1005, count: 1 },
]
const coin = [{ propId: PROP.coin, count: 124_850 }]
const twice = [...coin, ...coin]

const reward = (awards: typeof three) => (root: RootStore) => root.modals.open('reward', { awards })

const meta: Meta<typeof Opened> = {
  title: 'app/Reward dialog',
  component: Opened,
  beforeEach: preloadAll,
  args: { path: '/member', prepare: reward(three) },
  parameters: { ...wholeApp, controls: { include: ['path'] }, mock: { persona: 'regular' } },
}
export default meta
type Story = StoryObj<typeof Opened>

/** Every award with symbol, amount and name. */
export const Three: Story = { tags: ['variant'] }

export const ThreeTest: Story = {
  ...Three,
  tags: ['interaction-test'],
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'You received' })
    await waitFor(() => expect(within(dialog).getByText('88.00')).toBeVisible())
    await expect(within(dialog).getByText('200')).toBeVisible()
    await step('a tap anywhere closes it', async () => {
      await userEvent.click(within(dialog).getByText('TAP THE SCREEN TO CONTINUE'))
      await waitFor(() => expect(canvasElement.querySelector('dialog')).toBeNull())
    })
  },
}

/** Two awards of the same kind are one line. */
export const CoinTwice: Story = {
  tags: ['variant'],
  args: { prepare: reward(twice) },
}

export const CoinTwiceTest: Story = {
  ...CoinTwice,
  tags: ['interaction-test'],
  play: async ({ canvas, step, userEvent }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'You received' })
    await waitFor(() => expect(within(dialog).getByText('2,497.00')).toBeVisible())
    await step('so does Escape', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    })
  },
}
