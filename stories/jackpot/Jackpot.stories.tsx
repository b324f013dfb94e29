import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { keyScreen, pageInSix } from '../../.storybook/modes'
import { backend } from '../../.storybook/world/world'
import { dayCounts } from '../../mocks/world/jackpot/chance'
import { texts } from '../../src/i18n'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'jackpot/Jackpot',
  component: AppAt,
  args: { path: '/activity/jackpot' },
  parameters: { ...wholeApp, mock: { persona: 'lucky' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

const spin = { name: /^SPIN/ }

export const ReadyToSpin: Story = {
  parameters: { chromatic: keyScreen },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: new RegExp(`^${texts.t('jackpot.spin')}`) })).toHaveAttribute(
        'aria-disabled',
        'false',
      ),
    )
    await expect(canvas.getByText(texts.t('jackpot.lucky'))).toBeVisible()
    await expect(
      within(canvas.getByRole('list', { name: texts.t('jackpot.grid') })).getAllByRole('listitem'),
    ).toHaveLength(10)
  },
}

export const NoChance: Story = {
  parameters: { mock: { persona: 'broke' }, chromatic: pageInSix },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /No chance left/ })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/wallets?name=deposit')
  },
}

/** Progress of today's deposits and the amount still missing. */
export const NeedDeposit: Story = {
  parameters: { mock: { persona: 'broke' } },
  beforeEach: () => {
    const { world } = backend.journal
    const player = world.players[world.tokens[backend.token() ?? ''] ?? '']
    if (player) dayCounts(player, world.now).deposited = 6000
  },
  play: async ({ canvas }) => {
    const meter = await canvas.findByRole('progressbar', { name: 'Deposits of today' })
    await expect(meter).toHaveAttribute('aria-valuetext', '60%, 40.00 to go')
    await expect(canvas.getByText(/more for a spin/)).toBeVisible()
  },
}

/** Everything that moves automatically can be paused and stays paused. */
export const TickerAndAmountsPaused: Story = {
  globals: { motion: 'full' },
  // The amounts change every 0.6 s instead of every 6 s.
  parameters: { pace: 0.1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause the latest winners' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the moving amounts' }))
    const said = () => [
      canvas.getByRole('region', { name: 'Jackpot amounts' }).textContent,
      canvas.getByRole('group', { name: 'Latest winners' }).textContent,
    ]
    const before = said()
    await new Promise((resolve) => setTimeout(resolve, 1300))
    await expect(said()).toEqual(before)
    await expect(canvas.getByRole('button', { name: 'Play the latest winners' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Let the amounts move' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { mock: { persona: 'lucky', fault: 'getJackpotDrawInfo:hang' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /One moment/ })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const InfoFailed: Story = {
  parameters: { mock: { persona: 'lucky', fault: 'getJackpotDrawInfo:http500*1' } },
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' })
    await expect(canvas.getByRole('button', { name: /Chances not known/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(again)
    await waitFor(() => expect(canvas.getByRole('button', spin)).toHaveAttribute('aria-disabled', 'false'))
  },
}

/** The run in full motion. */
export const SpinWins: Story = {
  globals: { motion: 'full' },
  parameters: { mock: { persona: 'lucky', draw: ['2001#6'] } },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /1 chance left/ })
    await step('a tap starts the run', async () => {
      await userEvent.click(button)
      await waitFor(() => expect(canvasElement.querySelector('[data-highlighted="true"]')).not.toBeNull())
      await expect(button).toHaveAttribute('aria-disabled', 'true')
    })
    await step('it stops on the cell of the reply, then the result opens', async () => {
      const result = await canvas.findByRole('dialog', { name: 'Congratulations' })
      await waitFor(() => expect(within(result).getByText('88.00 coins')).toBeVisible())
      await expect(canvasElement.querySelector('[data-place="5"] [data-highlighted="true"]')).not.toBeNull()
    })
    await step('the prize is announced once', async () => {
      await waitFor(() => expect(canvas.getAllByText('You won 88.00 coins')).toHaveLength(1))
    })
  },
}

/** The cabinet cannot be closed while spinning, and says why. */
export const LockedWhileSpinning: Story = {
  args: { path: '/' },
  parameters: { mock: { persona: 'lucky', draw: ['2001#1'], fault: 'receiveDrawChance:slow=4000' } },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Open the lucky jackpot/ }))
    const cabinet = await canvas.findByRole('dialog', { name: 'Lucky jackpot' })
    await userEvent.click(await within(cabinet).findByRole('button', { name: /1 chance left/ }))
    await step('Escape and the button are refused while it spins', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(cabinet).toBeVisible()
      const close = within(cabinet).getByRole('button', { name: 'Close' })
      await expect(close).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(close)
      await expect(cabinet).toBeVisible()
    })
    await step('both work again after the result', async () => {
      const result = await canvas.findByRole('dialog', { name: 'Congratulations' })
      await userEvent.click(within(result).getByRole('button', { name: 'Great' }))
      await userEvent.click(within(cabinet).getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    })
  },
}
