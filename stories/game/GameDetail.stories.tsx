import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { screen } from '../../.storybook/modes'
import type { RootStore } from '../../src/stores/root/RootStore'
import { inDialog, Opened } from '../flows/support'
import { AppAt, wholeApp } from '../support/AppAt'
import { send } from '../wallet/support'

const sheetOf =
  (gameId: number) =>
  ({ modals }: RootStore) =>
    modals.open('gameDetail', { gameId })

const meta: Meta<typeof Opened> = {
  title: 'game/GameDetail',
  component: Opened,
  args: { path: '/', prepare: sheetOf(1) },
  parameters: { ...wholeApp, mock: { persona: 'regular' } },
}
export default meta
type Story = StoryObj<typeof Opened>

export const Player: Story = {
  parameters: { chromatic: screen },
  play: async ({ canvas }) => {
    const dialog = await inDialog(canvas, 'About this game')
    await expect(await dialog.findByText('96.13%')).toBeVisible()
    const volatility = dialog.getByText('Medium')
    await expect(volatility.querySelectorAll('[data-on]')).toHaveLength(3)
    await expect(dialog.getByText(/ · 10 lines · free spins$/)).toBeVisible()
    await expect(dialog.getByText('250×')).toBeVisible()
    await expect(dialog.getByText('about 1 in 29,070,541 rounds')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Play for real' })).toHaveAttribute('href', '/game/start?gameId=1')
    await expect(dialog.getByRole('link', { name: 'Play for fun' })).toHaveAttribute(
      'href',
      '/game/start?gameId=1&tryIt=1',
    )
    const jackpot = within((await dialog.findByText('Mega jackpot')).parentElement ?? document.body)
    await expect(await jackpot.findByText(/^[\d,]+\.\d\d$/)).toBeVisible()
    await expect(jackpot.getByText(/^Bets here grow the four jackpots\./)).toBeVisible()
    await expect(jackpot.getByRole('link', { name: 'See the odds' })).toHaveAttribute(
      'href',
      '/activity/jackpot?list=rules',
    )
  },
}

export const Visitor: Story = {
  parameters: { mock: { persona: 'visitor' } },
  play: async ({ canvas }) => {
    const dialog = await inDialog(canvas, 'About this game')
    await expect(await dialog.findByRole('link', { name: 'Log in to play' })).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Favorite' })).toBeNull()
  },
}

export const BalanceTooLow: Story = {
  name: 'Balance under the lowest bet',
  parameters: { mock: { persona: 'broke' } },
  play: async ({ canvas }) => {
    const dialog = await inDialog(canvas, 'About this game')
    await expect(await dialog.findByText(/^The lowest bet is 0\.20\./)).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Play for fun' })).toBeVisible()
    await expect(dialog.queryByRole('link', { name: 'Play for real' })).toBeNull()
  },
}

export const Maintenance: Story = {
  parameters: { mock: { persona: 'regular', config: 'maintenance:1' } },
  play: async ({ canvas }) => {
    const dialog = await inDialog(canvas, 'About this game')
    await expect(await dialog.findByText('Lantern Dragon is being updated. Your rounds are safe.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Play for real' })).toBeDisabled()
    await expect(dialog.getByRole('link', { name: 'Similar games' })).toHaveAttribute('href', '/game/search?type=1')
  },
}

/** Players decide by their bets how far the results scatter. */
export const Roulette: Story = {
  tags: ['variant'],
  args: { prepare: sheetOf(4) },
  play: async ({ canvas }) => {
    const dialog = await inDialog(canvas, 'About this game')
    await expect(await dialog.findByText('You choose')).toBeVisible()
    await expect(dialog.getByText(/ · Automatic wheel$/)).toBeVisible()
    await expect(dialog.getByText('36×')).toBeVisible()
  },
}

/** No game starts during a break. */
export const OnBreak: Story = {
  beforeEach: async () => void (await send('playBreak', { length: '24h' })),
  play: async ({ canvas }) => {
    const dialog = await inDialog(canvas, 'About this game')
    await expect(await dialog.findByText(/Games open again on/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Play for real' })).toBeDisabled()
    await expect(dialog.getByRole('link', { name: 'See your limits' })).toHaveAttribute('href', '/member/play')
    await expect(dialog.queryByRole('link', { name: 'Play for fun' })).toBeNull()
  },
}

/** In the game itself: the facts only. */
export const InGame: Story = {
  tags: ['variant'],
  args: { prepare: ({ modals }) => modals.open('gameDetail', { gameId: 2, inGame: true }) },
  play: async ({ canvas }) => {
    const dialog = await inDialog(canvas, 'About this game')
    await expect(await dialog.findByRole('button', { name: 'Favorite' })).toBeVisible()
    await expect(dialog.queryByRole('link')).toBeNull()
    await expect(dialog.queryByRole('button', { name: 'Share' })).toBeNull()
  },
}

/** The address of a shared game opens its sheet, once. */
export const Shared: StoryObj<typeof AppAt> = {
  tags: ['interaction-test'],
  render: () => <AppAt path="/?game=4" />,
  play: async ({ canvas }) => {
    const dialog = await inDialog(canvas, 'About this game')
    await expect(await dialog.findByText('Velvet Roulette')).toBeVisible()
  },
}

/** A shared game that has left the catalog. */
export const SharedGone: StoryObj<typeof AppAt> = {
  tags: ['interaction-test'],
  render: () => <AppAt path="/?game=999999" />,
  play: async ({ canvas }) => {
    const said = await canvas.findByText('That game isn’t here anymore.')
    await waitFor(() => expect(said).toBeVisible())
  },
}

export const Favorite: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await inDialog(canvas, 'About this game')
    const favorite = await dialog.findByRole('button', { name: 'Favorite' })
    const before = favorite.getAttribute('aria-pressed')
    await userEvent.click(favorite)
    await expect(favorite).not.toHaveAttribute('aria-pressed', before ?? '')
  },
}
