import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { screen } from '../../.storybook/modes'
import { AppAt, wholeApp } from '../support/AppAt'
import { inFrame } from './frame'

const meta: Meta<typeof AppAt> = {
  title: 'game/Game',
  component: AppAt,
  args: { path: '/game/start?gameId=1' },
  parameters: { ...wholeApp, mock: { persona: 'regular' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

export const Starting: Story = {
  parameters: { mock: { persona: 'regular', fault: 'startGame:hang' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Starting game')).toBeVisible()
  },
}

export const Resting: Story = {
  name: 'Unavailable',
  parameters: { mock: { persona: 'regular', fault: 'startGame:5002' }, chromatic: screen },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This game is unavailable right now.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to games' })).toBeVisible()
  },
}

/** Who has moved on to a button meanwhile keeps the focus when the game is ready. */
export const FocusTest: Story = {
  tags: ['interaction-test'],
  parameters: { mock: { persona: 'regular', fault: 'startGame:slow=1' } },
  play: async ({ canvas, canvasElement }) => {
    const leave = await canvas.findByRole('button', { name: 'Leave game' })
    leave.focus()
    await inFrame(canvasElement)
    await waitFor(() => expect(canvas.queryByText('Starting game')).toBeNull())
    await expect(leave).toHaveFocus()
  },
}

/** There is nothing to try again. */
export const Gone: Story = {
  name: 'No such game',
  tags: ['variant'],
  parameters: { mock: { persona: 'regular', fault: 'startGame:5001' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('That game isn’t here anymore.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to games' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

/** No game starts during a break; there is nothing to retry. */
export const OnBreak: Story = {
  parameters: { mock: { persona: 'regular', fault: 'startGame:5005' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You’re on a time-out' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See your limits' })).toHaveAttribute('href', '/member/play')
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

/** A self-exclusion, under its own name. */
export const Excluded: Story = {
  tags: ['variant'],
  parameters: { mock: { persona: 'regular', fault: 'startGame:5006' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You’ve excluded yourself' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

export const HtmlReply: Story = {
  name: 'Server error',
  parameters: { mock: { persona: 'regular', fault: 'startGame:http502' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Something went wrong on our side/)).toBeVisible()
  },
}

const opens =
  (kind: string): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'More' })).toBeVisible()
    await inFrame(canvasElement)
    await expect(canvasElement.querySelector('iframe')?.src).toContain(`/games/${kind}/`)
  }

/** Every type of the catalog opens the game that fits it, in the player's theme. */
export const Playing: Story = { play: opens('slot'), parameters: { chromatic: screen } }
export const Crash: Story = {
  tags: ['variant'],
  args: { path: '/game/start?gameId=2' },
  play: opens('crash'),
  parameters: { chromatic: screen },
}
export const Mines: Story = {
  tags: ['variant'],
  args: { path: '/game/start?gameId=3' },
  play: opens('mines'),
  parameters: { chromatic: screen },
}
/** A pick game of type bingo: its board is a numbered card. */
export const BingoCard: Story = {
  tags: ['variant'],
  args: { path: '/game/start?gameId=9' },
  play: opens('mines'),
  parameters: { chromatic: screen },
}
/** A fishing game: sharks among pearls. Its long name leaves the bar its kind. */
export const Fishing: Story = {
  tags: ['interaction-test'],
  args: { path: '/game/start?gameId=32' },
  parameters: { mock: { persona: 'whale' } },
  play: async ({ canvas, canvasElement }) => {
    const main = await inFrame(canvasElement)
    await expect(main).toHaveTextContent('Choose your bet and the sharks.')
    const heading = await canvas.findByRole('heading', { name: 'Thistle Harpoon' })
    const kind = await canvas.findByText('Pick game')
    await expect(kind.getBoundingClientRect().left).toBe(heading.getBoundingClientRect().left)
  },
}
export const Roulette: Story = {
  tags: ['variant'],
  args: { path: '/game/start?gameId=4' },
  play: opens('roulette'),
  parameters: { chromatic: screen },
}

/** Something covers the game, such as the reality check: it takes no input. */
export const Paused: Story = {
  args: { path: '/game/start?gameId=4' },
  play: async ({ canvasElement }) => {
    const { ownerDocument: page } = await inFrame(canvasElement)
    page.defaultView?.postMessage({ mark: 'kismara-game', type: 'pause' }, location.origin)
    await waitFor(() => expect(page.body.inert).toBe(true))
    await expect(page.documentElement).toHaveAttribute('data-paused', 'Paused')
  },
}

/** While anything covers it, a game is paused: here the menu, and from it the facts. */
export const Menu: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const main = await inFrame(canvasElement)
    const paused = () => main.ownerDocument.body.inert
    await step('the menu covers the game, which takes no input', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'More' }))
      const menu = within(await canvas.findByRole('dialog', { name: 'More' }))
      await expect(menu.getByRole('switch', { name: 'Sound' })).not.toBeChecked()
      await expect(menu.getByRole('switch', { name: 'Favorite' })).toBeInTheDocument()
      await waitFor(() => expect(paused()).toBe(true))
      await userEvent.click(menu.getByRole('button', { name: 'About this game' }))
    })
    await step('the facts, without a way to the game that is open', async () => {
      const sheet = within(await canvas.findByRole('dialog', { name: 'About this game' }))
      await expect(await sheet.findByText('96.13%')).toBeVisible()
      await expect(sheet.queryByRole('link')).toBeNull()
    })
    await step('closed, and the game goes on', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(paused()).toBe(false))
    })
  },
}

/** For play coins, which the bar shows in place of the balance. */
export const ForFun: Story = {
  args: { path: '/game/start?gameId=1&tryIt=1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Demo play')).toBeVisible()
    await expect(await canvas.findByText('1,000.00')).toBeVisible()
    await expect(canvas.queryByTestId('balance')).toBeNull()
  },
}

/** A message as the game in the frame would send it. */
const sayAs = (page: HTMLElement) => (message: object) =>
  window.dispatchEvent(
    new MessageEvent('message', {
      source: page.querySelector('iframe')?.contentWindow ?? null,
      origin: location.origin,
      data: { mark: 'kismara-game', ...message },
    }),
  )

/** Less than the lowest bet is left of the play coins. */
export const OutOfPlayCoins: Story = {
  tags: ['interaction-test'],
  args: { path: '/game/start?gameId=1&tryIt=1' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await inFrame(canvasElement)
    await canvas.findByText('1,000.00')
    sayAs(canvasElement)({ type: 'balance', coin: 19 })
    await userEvent.click(await canvas.findByRole('button', { name: 'Start over' }))
    await expect(await canvas.findByText('1,000.00')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Start over' })).toBeNull()
  },
}

/** Refused when the frame greets the world: no dead end. */
export const Refused: Story = {
  tags: ['interaction-test'],
  parameters: { mock: { persona: 'regular', fault: 'gameHello:5002' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('This game is unavailable right now.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvasElement.querySelector('iframe')).toBeNull()
  },
}

/** The game was left in another tab: one true headline, with the way to open it again. */
export const Closed: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await inFrame(canvasElement)
    sayAs(canvasElement)({ type: 'error', code: 5001 })
    await expect(await canvas.findByRole('heading', { name: 'This game was closed' })).toBeVisible()
    await expect(canvas.queryByText(/didn’t start/)).toBeNull()
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Open again' }))
    await inFrame(canvasElement)
  },
}

/** A board waits for its player; the question says so. */
export const LeavingABoard: Story = {
  tags: ['interaction-test'],
  args: { path: '/game/start?gameId=3' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await inFrame(canvasElement)
    const say = (open: boolean) => sayAs(canvasElement)({ type: 'round', open, onLeave: 'waits' })
    say(true)
    const leave = canvas.getByRole('button', { name: 'Leave game' })
    await waitFor(() => expect(leave).toHaveAttribute('aria-haspopup', 'dialog'))
    await userEvent.click(leave)
    const dialog = within(await canvas.findByRole('dialog', { name: 'Leave this round?' }))
    await waitFor(() => expect(dialog.getByText(/^Your round waits for you/)).toBeVisible())
    // An open round holds the browser's Back, which must be free for the next story.
    await userEvent.click(dialog.getByRole('button', { name: 'Keep playing' }))
    say(false)
    await waitFor(() => expect(leave).not.toHaveAttribute('aria-haspopup'))
  },
}

/** Leaving asks only while a round runs. */
export const LeavingARound: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await inFrame(canvasElement)
    const frame = canvasElement.querySelector('iframe')
    const say = (type: string) => sayAs(canvasElement)({ type })
    const leave = canvas.getByRole('button', { name: 'Leave game' })
    const atEdges = () => getComputedStyle(document.documentElement).overscrollBehaviorY
    await step('a swipe neither reloads the page nor leaves it', async () => {
      await expect(atEdges()).toBe('none')
    })
    await step('a round runs: the player is asked, and stays', async () => {
      say('busy')
      await waitFor(() => expect(leave).toHaveAttribute('aria-haspopup', 'dialog'))
      await userEvent.click(leave)
      const dialog = within(await canvas.findByRole('dialog', { name: 'Leave this round?' }))
      await waitFor(() => expect(dialog.getByText(/^The round plays out without you/)).toBeVisible())
      await userEvent.click(dialog.getByRole('button', { name: 'Keep playing' }))
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await expect(canvasElement.querySelector('iframe')).toBe(frame)
    })
    await step('it is over: the game is left at once', async () => {
      say('idle')
      await waitFor(() => expect(leave).not.toHaveAttribute('aria-haspopup'))
      await userEvent.click(leave)
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Home' })).toBeInTheDocument())
      await waitFor(() => expect(atEdges()).toBe('contain'))
    })
  },
}

export const SignedOut: Story = {
  parameters: { mock: { persona: 'visitor' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible())
  },
}

/** Messages are accepted only from the game's own frame and origin. */
export const ForeignMessagesIgnored: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const frame = await waitFor(() => {
      const found = canvasElement.querySelector('iframe')
      if (!found) throw new Error('no frame yet')
      return found
    })
    const leave = canvas.getByRole('button', { name: 'Leave game' })
    const balance = () => canvas.getByTestId('balance').textContent
    const before = balance()
    const post = (source: Window | null, origin: string, message: object) =>
      window.dispatchEvent(new MessageEvent('message', { source, origin, data: { mark: 'kismara-game', ...message } }))
    const own = location.origin
    await step('wrong source, wrong origin, no source, wrong marker', async () => {
      for (const message of [{ type: 'busy' }, { type: 'balance', coin: 1 }, { type: 'exit' }]) {
        post(window, own, message)
        post(null, own, message)
        post(frame.contentWindow, 'https://evil.example', message)
        post(frame.contentWindow, 'null', message)
        post(frame.contentWindow, own, { ...message, mark: 'another' })
      }
      await expect(leave).not.toHaveAttribute('aria-haspopup')
      await expect(balance()).toBe(before)
      await expect(canvasElement.querySelector('iframe')).toBe(frame)
    })
    await step('the frame itself', async () => {
      post(frame.contentWindow, own, { type: 'busy' })
      post(frame.contentWindow, own, { type: 'balance', coin: 1 })
      await waitFor(() => expect(leave).toHaveAttribute('aria-haspopup', 'dialog'))
      await expect(balance()).toBe('0.01')
    })
    await step('its round ends, and with it its hold on the back button', async () => {
      post(frame.contentWindow, own, { type: 'idle' })
      await waitFor(() => expect(leave).not.toHaveAttribute('aria-haspopup'))
    })
    await step('a request that it repeats leads to one page, from which one step leads back', async () => {
      for (let sent = 0; sent < 2; sent++) post(frame.contentWindow, own, { type: 'deposit' })
      await canvas.findByRole('heading', { level: 1, name: 'Deposit' })
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
      await inFrame(canvasElement)
    })
  },
}
