import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { cents, formatCents } from '../../src/domain/money'
import { AppAt, wholeApp } from '../support/AppAt'
import { inDialog, playRound, preloadAll } from './support'

const meta: Meta<typeof AppAt> = {
  title: 'flows/Play',
  tags: ['flow', 'variant'],
  component: AppAt,
  beforeEach: preloadAll,
  args: { path: '/' },
  parameters: { ...wholeApp, mock: { persona: 'regular' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

/**
 * Starts a game from the lobby and plays rounds until the balance changes. Session, bets and wins are those of the
 * world; only the reels are missing, as the game's page is not part of Storybook.
 */
export const RoundsChangeTheBalance: Story = {
  play: async ({ canvas, canvasElement, loaded, step, userEvent }) => {
    const balance = () => canvas.findByTestId('balance')
    const before = (await balance()).textContent
    await step('a tile opens the sheet of the game, which starts it', async () => {
      const tiles = await canvas.findAllByRole('link', { name: /Lantern Dragon/i })
      await userEvent.click(tiles[0] ?? canvasElement)
      const sheet = await inDialog(canvas, 'About this game')
      await userEvent.click(await sheet.findByRole('link', { name: 'Play for real' }))
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /Lantern Dragon/i })).toBeVisible())
    })
    const frame = await waitFor(() => {
      const found = canvasElement.querySelector('iframe')
      if (!found) throw new Error('the game has no frame yet')
      return found
    })
    let coin = 0
    await step('rounds are played and the bar is updated', async () => {
      coin = await playRound(frame, String(loaded['token']), 100)
      if (formatCents(cents(coin), 'en-US') === before) coin = await playRound(frame, String(loaded['token']), 500)
      await waitFor(async () => expect(await balance()).toHaveTextContent(formatCents(cents(coin), 'en-US')))
      await expect((await balance()).textContent).not.toBe(before)
    })
    await step('the lobby shows the same balance', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Leave game' }))
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Home' })).toBeInTheDocument())
      await expect(await balance()).toHaveTextContent(formatCents(cents(coin), 'en-US'))
    })
  },
}

/**
 * The persona Lucky has one chance: the ring stops on a jackpot, the wheel reveals it, the amount is shown and added to
 * the balance.
 */
export const SpinsAndWinsMega: Story = {
  parameters: { mock: { persona: 'lucky' } },
  play: async ({ canvas, step, userEvent }) => {
    const amountIn = (text: string | null) => Number(text?.replaceAll(/[^\d.]/g, ''))
    const before = amountIn((await canvas.findByTestId('balance')).textContent)
    await step('the card opens the cabinet', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Open the lucky jackpot/ }))
    })
    const cabinet = within(await canvas.findByRole('dialog', { name: 'Lucky jackpot' }))
    const spin = await cabinet.findByRole('button', { name: /1 spin left/ })
    // Start waiting before the press: the wheel is shown for two seconds only.
    const wheel = canvas.findByText('Mega!')
    await step('SPIN', async () => {
      await userEvent.click(spin)
    })
    await step('the wheel stops at Mega', async () => {
      await wheel
    })
    const won = within(await canvas.findByRole('dialog', { name: 'Jackpot!' }))
    let amount = 0
    await step('the amount shows', async () => {
      await userEvent.click(await won.findByRole('button', { name: 'Skip' }))
      const rest = within(await won.findByTestId('jackpot-amount'))
      const [shown] = rest.getAllByText(/^[\d,]+\.\d\d$/)
      amount = amountIn(shown?.textContent ?? '')
      await userEvent.click(rest.getByRole('button', { name: 'Done' }))
    })
    await step('the chance is used and the amount is added to the balance', async () => {
      await expect(await cabinet.findByRole('button', { name: /No spins left/ })).toBeVisible()
      await userEvent.click(cabinet.getByRole('button', { name: 'Close' }))
      await waitFor(async () => {
        const after = amountIn((await canvas.findByTestId('balance')).textContent)
        await expect(Math.round((after - before) * 100)).toBe(Math.round(amount * 100))
      })
    })
  },
}
