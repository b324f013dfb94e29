import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { screen } from '../../.storybook/modes'
import { cents } from '../../src/domain/money'
import type { RootStore } from '../../src/stores/root/RootStore'
import type { Modals } from '../../src/stores/shell/modals'
import { Opened, preloadAll } from '../flows/support'
import { AppAt, wholeApp } from '../support/AppAt'
import { asked } from '../wallet/support'
import { inFrame } from './frame'

const meta: Meta<typeof AppAt> = {
  title: 'game/Reality check',
  component: AppAt,
  beforeEach: preloadAll,
  args: { path: '/game/start?gameId=1' },
  parameters: { ...wholeApp, mock: { persona: 'regular', grant: 'played:60' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

/** Longer than a check takes no taps, ms. */
const GUARD = 700

const theCheck = async () =>
  within(await within(document.body).findByRole('dialog', { name: 'You’ve played for one hour' }))

/** Shows the figures at once, without a game. */
const shows = (figures: Partial<Modals['reality']> = {}): StoryObj<typeof Opened> => {
  const prepare = ({ modals }: RootStore) =>
    modals.open('reality', {
      minutes: 60,
      seconds: 3_612,
      sessionBet: cents(8_400),
      sessionWin: cents(6_150),
      sessionRounds: 168,
      ...figures,
    })
  return { args: { path: '/member' }, render: () => <Opened path="/member" prepare={prepare} /> }
}

export const OneHour: StoryObj<typeof Opened> = { ...shows(), parameters: { chromatic: screen } }

export const FifteenMinutes: StoryObj<typeof Opened> = {
  ...shows({ minutes: 15, seconds: 915, sessionRounds: undefined }),
  tags: ['variant', 'interaction-test'],
  play: async () => {
    const check = within(await within(document.body).findByRole('dialog', { name: 'You’ve played for 15 minutes' }))
    await waitFor(() => expect(check.getByText('Bet')).toBeVisible())
    await expect(check.getByText('Next reminder after 15 minutes of play.')).toBeVisible()
  },
}

/** In the middle of a round of mines, which waits. */
export const OpenRound: StoryObj<typeof Opened> = {
  ...shows({ roundWaits: true }),
  tags: ['variant', 'interaction-test'],
  play: async () => {
    const line = await within(document.body).findByText('Your round is open and waits for you.')
    await waitFor(() => expect(line).toBeVisible())
  },
}

/** A tap right after it comes up was meant for the game. */
export const Due: Story = {
  tags: ['flow'],
  play: async ({ canvasElement, step, userEvent }) => {
    const game = await inFrame(canvasElement)
    const check = await theCheck()
    const keep = check.getByRole('button', { name: 'Keep playing' })
    await step('the game is paused, and a thumb on its way does nothing', async () => {
      await waitFor(() => expect(check.getByText('Your last round is finished and paid.')).toBeVisible())
      await waitFor(() => expect(game.ownerDocument.body.inert).toBe(true))
      await expect(check.getByRole('link', { name: 'Take a break' })).toHaveAttribute(
        'href',
        '/member/play?open=timeout',
      )
    })
    await step('the game goes on', async () => {
      await waitFor(async () => {
        await userEvent.click(keep)
        await expect(document.querySelector('dialog[open]')).toBeNull()
      })
      await waitFor(() => expect(game.ownerDocument.body.inert).toBe(false))
    })
  },
}

/** A break leaves the game, once, and leads to its choice. */
export const TakeABreak: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await inFrame(canvasElement)
    const link = (await theCheck()).getByRole('link', { name: 'Take a break' })
    // Once it takes taps, a single one: of a second the link would be gone, and the browser would load its address.
    await new Promise((resolve) => setTimeout(resolve, GUARD))
    await userEvent.click(link)
    await waitFor(() => expect(canvasElement.querySelector('iframe')).toBeNull())
    await expect(await canvas.findByRole('dialog', { name: 'Time-out' })).toBeVisible()
    await expect(asked('exitGame')).toHaveLength(1)
  },
}
