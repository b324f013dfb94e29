import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { getTaskUser } from '../../src/contract/bonus'
import type { ReplyOf } from '../../src/contract/core/call'
import { CLAIM } from '../../src/contract/core/enums'
import { PlayerStrip } from '../../src/features/home/strip/PlayerStrip'
import { useStores } from '../../src/stores/react/stores'
import { Button } from '../../src/ui/actions/Button'
import { ordered, send, world } from '../wallet/support'
import { Ready } from './Ready'

const meta: Meta = {
  title: 'home/Player strip',
  parameters: { mock: { persona: 'regular' } },
  render: () => <Ready>{() => <PlayerStrip />}</Ready>,
}
export default meta
type Story = StoryObj

/** All there is came with a deposit of 100.00. */
const deposited = async () => {
  await ordered(10_000)
  await world().clock.advance('10s')
}

/** No task is ready any more. */
const claimed = async () => {
  // The world's own reply.
  const { list } = (await send('getTaskUser')) as unknown as ReplyOf<typeof getTaskUser>
  for (const { id, state } of list) if (state === CLAIM.available) await send('receiveTaskAward', { id })
}

/** What is free to withdraw, and the task nearest to its reward. */
export const Nearest: Story = {
  beforeEach: claimed,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^To withdraw today ?3,000\.00$/ })).toBeVisible()
    await expect(await canvas.findByRole('progressbar')).toBeVisible()
  },
}

/** A task that is done shows its reward first. */
export const TaskReady: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ready to claim')).toBeVisible()
  },
}

/** Nothing can be withdrawn before it was wagered. */
export const LeftToWager: Story = {
  parameters: { mock: { persona: 'newcomer' } },
  beforeEach: deposited,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Left to wager')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { mock: { persona: 'regular', fault: 'getExchange:http502,getTaskUser:http502' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('–')).toHaveLength(2))
  },
}

function RefreshButton() {
  const { member } = useStores()
  return <Button onClick={() => void member.refresh()}>Refresh</Button>
}

/** What can be withdrawn follows the balance. */
export const FollowsTheBalance: Story = {
  tags: ['interaction-test'],
  parameters: { mock: { persona: 'lucky' } },
  render: () => (
    <Ready>
      {() => (
        <>
          <PlayerStrip />
          <RefreshButton />
        </>
      )}
    </Ready>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /^To withdraw today ?3,200\.00$/ })
    await world().grant('coin:5000')
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await canvas.findByRole('link', { name: /^To withdraw today ?3,250\.00$/ })
  },
}
