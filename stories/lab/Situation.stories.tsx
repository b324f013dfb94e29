import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { freshWorld } from '../../.storybook/world/world'
import { PERSONAS } from '../../mocks/world/member/profile'
import { AppAt, wholeApp } from '../support/AppAt'

interface Situation {
  /** Path, e.g. `/`, `/member`, `/activity/jackpot`, `/game/start?gameId=1`. */
  path: string
  persona: string
  /** `endpoint:what*times`, several separated by commas, as in `receiveDrawChance:1003*1`. */
  fault: string
  latency: string
  /** Results of the next draws, separated by commas, as in `50001,2001#6`. */
  draw: string
  /** Results of the next rounds of the demo games, as in `slot:0-0-0-0-0,roulette:17`. */
  round: string
  /** Switches of the app config, as in `otpStatus:0,activity.22:closed`. */
  config: string
  /** What the player gets, as in `coin:5000,level:12`. */
  grant: string
  /** Rounds that are played, as in `1:100*50`. */
  bet: string
  /** An instant, as in `2026-01-01T12:00:00Z`, or `live`. */
  clock: string
}

const meta: Meta<Situation> = {
  title: 'lab/Situation',
  args: {
    path: '/',
    persona: 'regular',
    fault: '',
    latency: 'none',
    draw: '',
    round: '',
    config: '',
    grant: '',
    bet: '',
    clock: '2026-01-01T12:00:00Z',
  },
  argTypes: {
    persona: { control: 'select', options: PERSONAS },
    latency: { control: 'select', options: ['none', 'fast', '4g', '3g', '2g', 'slow-2g'] },
  },
  parameters: { ...wholeApp, mock: {} },
  loaders: [
    async ({ args: { path, draw, ...words }, globals }) => ({
      token: await freshWorld(
        { ...words, ...(draw !== '' && { draw: draw.split(',').map((word) => word.trim()) }) },
        globals,
      ),
      words: JSON.stringify([path, draw, words]),
    }),
  ],
  render: ({ path }) => <AppAt path={path} />,
}

export default meta
type Story = StoryObj<Situation>

/** Any page, player and fault: set them in the controls. An invalid value is rejected with a suggestion. */
export const Any: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('balance')).toBeVisible()
  },
}

/** The same settings in a story file. */
export const RefusedOnce: Story = {
  tags: ['interaction-test'],
  args: { path: '/member', fault: 'refreshData:1500*1' },
  play: async ({ canvas, step, userEvent }) => {
    const refresh = await canvas.findByRole('button', { name: 'Refresh balance' })
    const { mock } = window as unknown as { mock: { calls(): { endpoint: string; errcode: number }[] } }
    const last = () => mock.calls().findLast(({ endpoint }) => endpoint === 'refreshData')?.errcode
    await step('the fault happens once', async () => {
      await userEvent.click(refresh)
      await waitFor(() => expect(last()).toBe(1500))
    })
    await step('then the call succeeds', async () => {
      await userEvent.click(refresh)
      await waitFor(() => expect(last()).toBe(0))
      await expect(within(document.body).getByTestId('balance')).toBeVisible()
    })
  },
}

/** A player who was given coin, and has played. */
export const GivenAndPlayed: Story = {
  args: { persona: 'broke', grant: 'coin:1000', bet: '1:100*5=40' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('balance')).toHaveTextContent('7.00'))
  },
}
