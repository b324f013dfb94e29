import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { keyScreen, noPicture, screen } from '../../.storybook/modes'
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
  tags: ['variant'],
  parameters: { mock: { persona: 'broke' }, chromatic: screen },
}

export const NoChanceTest: Story = {
  ...NoChance,
  tags: ['interaction-test'],
  parameters: { ...NoChance.parameters, chromatic: noPicture },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /No spins left/ })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await expect(canvas.queryByRole('alert')).toBeNull()
    const cabinet = within(canvas.getByRole('main'))
    await expect(await cabinet.findByRole('link', { name: 'Deposit' })).toHaveAttribute(
      'href',
      '/wallets?name=deposit&back=1',
    )
  },
}

/** On the narrowest phone every prize and its unit stay whole, each in one line. */
export const NarrowPortuguese: Story = {
  tags: ['variant'],
  globals: { locale: 'pt-BR', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const prizes = await canvas.findByRole('list', { name: texts.t('jackpot.grid') })
    await waitFor(() => expect(within(prizes).getByText(texts.t('jackpot.cell.liveness'))).toBeVisible())
    for (const word of prizes.querySelectorAll('[data-jackpot] > :is(b, small)')) {
      const tile = word.parentElement?.getBoundingClientRect()
      const { width, height } = word.getBoundingClientRect()
      const cut = width > (tile?.width ?? 0) || height > 1.5 * Number.parseFloat(getComputedStyle(word).fontSize)
      await expect(cut ? word.textContent : '').toBe('')
    }
  },
}

/** As in Portuguese; the sign leaves room for two marks above a capital. */
export const NarrowVietnamese: Story = {
  tags: ['variant'],
  ...NarrowPortuguese,
  globals: { locale: 'vi-VN', viewport: { value: 'small' } },
  play: async (context) => {
    await NarrowPortuguese.play?.(context)
    const sign = context.canvasElement.querySelector('[data-lettering]')
    const { lineHeight, fontSize } = getComputedStyle(sign ?? context.canvasElement)
    await expect(Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toBeCloseTo(1.25, 2)
    const [inside, around] = [sign, sign?.parentElement].map((each) => each?.getBoundingClientRect())
    await expect(inside?.top).toBeGreaterThanOrEqual(around?.top ?? Number.POSITIVE_INFINITY)
  },
}

/** On a wide screen leaderboard, history and odds are beside the cabinet, in the theme's scene. */
export const Wide: Story = {
  tags: ['variant'],
  globals: { viewport: { value: 'desktop' } },
}

export const WideTest: Story = {
  ...Wide,
  tags: ['interaction-test'],
  play: async ({ canvas, step, userEvent }) => {
    const spinBox = (await canvas.findByRole('button', spin)).getBoundingClientRect()
    const beside = canvas.getByRole('region', { name: 'Jackpot leaderboard' })
    const rules = canvas.getByRole('region', { name: 'Rules' })
    await step('on both sides, as nothing else opens them', async () => {
      await expect(beside.getBoundingClientRect().right).toBeLessThan(spinBox.left)
      await expect(rules.getBoundingClientRect().left).toBeGreaterThan(spinBox.right)
      await expect(canvas.queryByRole('button', { name: 'Rules' })).toBeNull()
    })
    await step('the odds first, the leaderboard, the history', async () => {
      await expect(await within(rules).findByText('1 in 200,000')).toBeVisible()
      await expect(await within(beside).findByRole('table', { name: 'Jackpot leaderboard' })).toBeVisible()
      await userEvent.click(within(beside).getByRole('tab', { name: 'History' }))
      await expect(await within(beside).findByRole('list', { name: 'Spin history' })).toBeVisible()
    })
    await step('nothing needs scrolling sideways', async () => {
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    })
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
    const meter = await canvas.findByRole('progressbar', { name: 'Today’s deposits' })
    await expect(meter).toHaveAttribute('aria-valuetext', '60%, 40.00 to go')
    await expect(canvas.getByText(/more for a spin/)).toBeVisible()
  },
}

/** Everything that moves automatically can be paused and stays paused. */
export const TickerAndAmountsPaused: Story = {
  tags: ['flow'],
  globals: { motion: 'full' },
  // The amounts change every 60 ms instead of every 6 s.
  parameters: { pace: 0.01 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause the latest winners' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the amounts' }))
    const said = () => [
      canvas.getByRole('region', { name: 'Jackpot amounts' }).textContent,
      canvas.getByRole('group', { name: 'Latest winners' }).textContent,
    ]
    const before = said()
    await new Promise((resolve) => setTimeout(resolve, 200))
    await expect(said()).toEqual(before)
    await expect(canvas.getByRole('button', { name: 'Resume the latest winners' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Resume the amounts' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { mock: { persona: 'lucky', fault: 'getJackpotDrawInfo:hang' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /One moment/ })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const InfoFailed: Story = {
  tags: ['variant'],
  parameters: { mock: { persona: 'lucky', fault: 'getJackpotDrawInfo:http500*1' } },
}

export const InfoFailedTest: Story = {
  ...InfoFailed,
  tags: ['interaction-test'],
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' })
    await expect(canvas.getByRole('button', { name: /Spins not loaded/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(again)
    await waitFor(() => expect(canvas.getByRole('button', spin)).toHaveAttribute('aria-disabled', 'false'))
  },
}

/** The run in full motion. */
export const SpinWins: Story = {
  tags: ['flow', 'variant'],
  globals: { motion: 'full' },
  parameters: { mock: { persona: 'lucky', draw: ['2001#6'] } },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /1 spin left/ })
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
