import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { keyScreen, noPicture } from '../../.storybook/modes'
import type { Controls } from '../../mocks/network/controls/controls'
import { texts } from '../../src/i18n'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'home/Lobby',
  component: AppAt,
  args: { path: '/' },
  parameters: wholeApp,
}
export default meta
type Story = StoryObj<typeof AppAt>

// Storybook exposes the story's world as `window.mock`.
const world = () => (window as unknown as { mock: Controls }).mock

export const Visitor: Story = {
  tags: ['variant'],
  parameters: { mock: { persona: 'visitor' }, chromatic: keyScreen },
}

export const VisitorTest: Story = {
  ...Visitor,
  tags: ['interaction-test'],
  parameters: { ...Visitor.parameters, chromatic: noPicture },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: texts.t('action.signIn') })).toBeVisible()
    const bonus = await canvas.findByText(texts.t('home.banner.bonus').replace('<amount/>', '').trim())
    await waitFor(() => expect(bonus).toHaveTextContent(/\d[.,]\d\d$/))
    await expect(canvas.queryByTestId('balance')).toBe(null)
  },
}

export const Regular: Story = {
  tags: ['variant'],
  parameters: { mock: { persona: 'regular' }, chromatic: keyScreen },
}

export const RegularTest: Story = {
  ...Regular,
  tags: ['interaction-test'],
  parameters: { ...Regular.parameters, chromatic: noPicture },
  play: async ({ canvas, step, userEvent }) => {
    await step('the balance is in the bar', async () => {
      await expect(await canvas.findByTestId('balance')).toHaveTextContent(/^[\d,]+\.\d\d$/)
    })
    await step('a game leads one shelf', async () => {
      const shelves = await canvas.findAllByRole('region', { name: /Continue playing|Hot right now|Jackpot games/ })
      const leads = shelves.map((shelf) => shelf.querySelector('a[href*="gameId"]')?.getAttribute('href'))
      await expect(leads.length).toBeGreaterThan(1)
      await expect(new Set(leads).size).toBe(leads.length)
    })
    await step('another game type fills the shelves', async () => {
      const fishing = await canvas.findByRole('button', { name: texts.t('home.type.fishing') })
      await userEvent.click(fishing)
      await waitFor(() => expect(fishing).toHaveAttribute('aria-pressed', 'true'))
    })
  },
}

export const ChanceWaiting: Story = {
  parameters: { mock: { persona: 'lucky' } },
  play: async ({ canvas }) => {
    const strip = await canvas.findByRole('button', { name: new RegExp(texts.t('home.jackpot.open')) })
    await waitFor(() => expect(strip).toHaveTextContent('Spin now'))
  },
}

/** While the jackpot is closed (its yearly audit) nothing leads to it. */
export const JackpotClosed: Story = {
  parameters: { mock: { persona: 'regular', clock: '2026-03-01T04:10:00Z' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: texts.t('home.type.fishing') })).toBeVisible()
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: new RegExp(texts.t('home.jackpot.open')) })).toBe(null),
    )
    await expect(canvas.queryByRole('button', { name: texts.t('jackpot.bubble') })).toBe(null)
  },
}

export const TopLevel: Story = { tags: ['variant'], parameters: { mock: { persona: 'whale' } } }

export const StartFailed: Story = {
  tags: ['variant'],
  parameters: { mock: { persona: 'regular', fault: 'appConfig:http500*1' } },
}

export const StartFailedTest: Story = {
  ...StartFailed,
  tags: ['interaction-test'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByTestId('balance')).toBeVisible()
  },
}

/** No connection, and nothing kept from an earlier visit. */
export const Offline: Story = { parameters: { mock: { persona: 'regular', fault: '*:offline' } } }

/** The connection is lost while the page is open. */
export const OfflineNote: Story = {
  tags: ['flow'],
  parameters: { mock: { persona: 'regular' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: texts.t('lobby.promotions') })
    world().fault('*:offline')
    await waitFor(async () => {
      // What the page reads again when it is shown, once the start has ended.
      document.dispatchEvent(new Event('visibilitychange'))
      await expect(canvas.getByText(texts.t('shell.offline'))).toBeVisible()
    })
  },
}

/** All games rest: they stay on screen, dimmed. */
export const Maintenance: Story = {
  parameters: { mock: { persona: 'regular', config: 'maintenance:1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.t('lobby.resting'))).toBeVisible()
  },
}

export const EverythingClaimable: Story = {
  tags: ['variant'],
  parameters: { mock: { persona: 'collector' } },
  play: async ({ canvas }) => {
    const promotions = within(await canvas.findByRole('region', { name: texts.t('lobby.promotions') }))
    await expect(promotions.getByRole('button', { name: /^Daily check-in/ })).toHaveTextContent(texts.t('nav.ready'))
  },
}

export const TenThousandGames: Story = {
  tags: ['variant'],
  parameters: { mock: { persona: 'visitor', games: 10_000 } },
  play: async ({ canvas }) => {
    const all = await canvas.findByRole('region', { name: texts.t('lobby.all') })
    await expect(all).toHaveTextContent(/9,?\d{3} games/)
  },
}

/** In June the Christmas season is to come, last in its row. */
export const SeasonAhead: Story = {
  tags: ['variant'],
  parameters: { mock: { persona: 'regular', clock: '2026-06-10T12:00:00Z' } },
  play: async ({ canvas }) => {
    const promotions = within(await canvas.findByRole('region', { name: texts.t('lobby.promotions') }))
    await expect(promotions.getByText('Starts Dec 1')).toBeInTheDocument()
  },
}

export const Loading: Story = { parameters: { mock: { persona: 'regular', fault: 'appConfig:hang' } } }

/** The winners fail to load: shown in their place with the code, until a retry succeeds. */
export const WinnersFailed: Story = {
  tags: ['variant'],
  parameters: { mock: { persona: 'regular', fault: 'getJackpotDrawInfo:http502*1' } },
}

export const WinnersFailedTest: Story = {
  ...WinnersFailed,
  tags: ['interaction-test'],
  play: async ({ canvas, userEvent }) => {
    const note = await canvas.findByText(/^We couldn’t load the latest winners\./)
    await expect(note).toBeVisible()
    await expect(note).toHaveTextContent('Something went wrong on our side')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('group', { name: 'Latest winners' })).toBeVisible()
    await expect(canvas.queryByText(/couldn’t load the latest/)).toBeNull()
  },
}

/** The grid of all games is as tall before its rows are drawn as after: what follows it keeps its place. */
export const GridHeightTest: Story = {
  tags: ['interaction-test'],
  parameters: { mock: { persona: 'visitor' }, chromatic: noPicture },
  play: async ({ canvas }) => {
    const all = await canvas.findByRole('region', { name: texts.t('lobby.all') })
    const refresh = () => within(all).queryByRole('button', { name: texts.t('list.refresh') })
    const heights: number[] = []
    const watch = new MutationObserver(() => refresh() && heights.push(all.offsetHeight))
    watch.observe(all, { subtree: true, childList: true })
    await waitFor(() => {
      scrollTo(0, document.documentElement.scrollHeight)
      expect(refresh()).toBeVisible()
    })
    watch.disconnect()
    const [card] = within(all).getAllByRole('link')
    const rows = Number(/\d+/.exec(all.textContent)?.[0]) / 3
    await expect(heights[0]).toBeGreaterThan(rows * (card?.offsetHeight ?? Number.NaN))
  },
}

/** The offers of a new player turn by their dots; a tap on one opens its activity. */
export const OffersTest: Story = {
  tags: ['interaction-test'],
  parameters: { mock: { persona: 'newcomer' }, chromatic: noPicture },
  play: async ({ canvas, step, userEvent }) => {
    const offers = await canvas.findByRole('region', { name: texts.t('home.offers') })
    const banner = within(offers)
    const first = '100% extra on your next deposit, up to 1,000.00'
    await banner.findByText(first)
    await step('the dots lead through all of them and back to the first', async () => {
      const titles = []
      const dots = await banner.findByRole('button', { name: /^Next offer/ })
      const count = Number(/of (\d+)/.exec(dots.getAttribute('aria-label') ?? '')?.[1])
      for (let turn = 0; turn < count; turn++) {
        titles.push(offers.querySelector('p')?.textContent)
        await userEvent.click(await banner.findByRole('button', { name: /^Next offer/ }))
      }
      await expect(count).toBeGreaterThan(2)
      await expect(new Set(titles).size).toBe(count)
      await waitFor(() => expect(banner.getByText(first)).toBeVisible())
    })
    await step('the pause stops them', async () => {
      const pause = banner.queryByRole('button', { name: texts.t('lobby.offers.pause') })
      if (pause) await userEvent.click(pause)
      await expect(await banner.findByRole('button', { name: texts.t('lobby.offers.play') })).toBeVisible()
    })
    await step('an offer opens its activity', async () => {
      await userEvent.click(banner.getByRole('button', { name: /^Next offer/ }))
      await userEvent.click(banner.getByRole('button', { name: texts.t('home.offer.go') }))
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Festival of Lights' })).toBeVisible())
    })
  },
}

/** "Sign up" opens the new player's form; from there it is one tap to terms and help, and one to the login. */
export const JoinInTest: Story = {
  tags: ['interaction-test'],
  parameters: { mock: { persona: 'visitor' }, chromatic: noPicture },
  play: async ({ canvas, step, userEvent }) => {
    const offers = await canvas.findByRole('region', { name: texts.t('home.offers') })
    await userEvent.click(within(offers).getByRole('button', { name: texts.t('action.joinIn') }))
    const form = within(await canvas.findByRole('dialog', { name: 'Create your account' }))
    await step('terms, age and help', async () => {
      await userEvent.click(await form.findByRole('button', { name: '18+ · Terms and help' }))
      const legal = within(await canvas.findByRole('dialog', { name: 'Terms and help' }))
      await expect(legal.getByText(/18 or older/)).toBeVisible()
      const ways = legal.getAllByRole('link').map((link) => link.getAttribute('href'))
      await expect(ways).toContainEqual(expect.stringMatching(/^tel:/))
      await userEvent.click(legal.getByRole('button', { name: 'Close' }))
    })
    await step('the new number opens an account', async () => {
      await userEvent.type(form.getByLabelText(texts.t('auth.mobile')), '2025550177')
      await userEvent.click(form.getByRole('button', { name: texts.t('auth.sendCode') }))
      await userEvent.type(form.getByLabelText(texts.t('auth.code')), '123456')
      await userEvent.click(form.getByRole('checkbox'))
      await userEvent.click(form.getByRole('button', { name: 'Create account' }))
      await expect(await canvas.findByTestId('balance')).toBeVisible()
    })
  },
}
