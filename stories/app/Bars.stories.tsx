import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { texts } from '../../src/i18n'
import { preloadAll } from '../flows/support'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'app/Top bar and tab bar',
  component: AppAt,
  beforeEach: preloadAll,
  args: { path: '/' },
  parameters: { ...wholeApp, mock: { persona: 'regular' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

const boxOf = (element: HTMLElement) => element.getBoundingClientRect()

/** Signed in: the player's face in the ring of the level leads to the member page, and the balance is shown once. */
export const TopBar: Story = { tags: ['variant'] }

export const TopBarTest: Story = {
  ...TopBar,
  tags: ['interaction-test'],
  play: async ({ canvas, step, userEvent }) => {
    const bar = within(await canvas.findByRole('banner'))
    await expect(await bar.findByRole('link', { name: /^Your profile.*VIP 2$/ })).toHaveAttribute('href', '/member')
    await expect(bar.queryByRole('link', { name: 'Kismara' })).toBeNull()
    await expect(await bar.findByTestId('balance')).toHaveTextContent('12,480.50')
    await expect(canvas.getAllByTestId('balance')).toHaveLength(1)
    await step('the envelope leads to the mailbox', async () => {
      await userEvent.click(bar.getByRole('link', { name: /^Mail/ }))
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Mail' })).toBeInTheDocument())
    })
  },
}

/** From right to left: each target takes the press where it is drawn. */
export const TopBarArabic: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('balance')).toHaveTextContent('12,480.50')
  },
}

/** Signed out: a single login button. */
export const TopBarSignedOut: Story = {
  parameters: { mock: { persona: 'visitor' } },
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('banner'))
    await expect(bar.getByRole('link', { name: 'Kismara' })).toHaveAttribute('href', '/')
    await expect(await bar.findByRole('button', { name: 'Log in' })).toBeVisible()
    await expect(bar.queryByTestId('balance')).toBeNull()
  },
}

/** On phones the tabs are at the bottom; the current one is marked by more than color. */
export const TabBar: Story = {
  tags: ['variant'],
  parameters: { mock: { persona: 'collector' } },
}

export const TabBarTest: Story = {
  ...TabBar,
  tags: ['interaction-test'],
  play: async ({ canvas, step, userEvent }) => {
    const tabs = within(await canvas.findByRole('navigation', { name: 'Main' }))
    await expect(Math.round(boxOf(canvas.getByRole('navigation', { name: 'Main' })).bottom)).toBe(window.innerHeight)
    await expect(tabs.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await step('a red dot has a text alternative', async () => {
      await expect(await tabs.findByRole('link', { name: /^Ready.*Bonus/ })).toBeVisible()
    })
    await step('a tab opens its page', async () => {
      await userEvent.click(tabs.getByRole('link', { name: /\bMe$/ }))
      await waitFor(() => expect(tabs.getByRole('link', { name: /\bMe$/ })).toHaveAttribute('aria-current', 'page'))
    })
  },
}

/** From 768 px the tabs are a rail of icons. */
export const RailOfIcons: Story = {
  tags: ['variant'],
  globals: { viewport: { value: 'tablet' } },
}

export const RailOfIconsTest: Story = {
  ...RailOfIcons,
  tags: ['interaction-test'],
  play: async ({ canvas }) => {
    const rail = await canvas.findByRole('navigation', { name: 'Main' })
    await expect(boxOf(rail).right).toBeLessThan(boxOf(canvas.getByRole('main')).left)
    for (const link of within(rail).getAllByRole('link'))
      await expect(Math.min(boxOf(link).width, boxOf(link).height)).toBeGreaterThanOrEqual(44)
    await expect(canvas.queryByRole('navigation', { name: texts.t('rail.label') })).toBeNull()
  },
}

/** At 1440 px a column stands beside the shelves; bar and content begin and end at the same edges. */
export const Wide: Story = {
  tags: ['variant'],
  globals: { viewport: { value: 'wide' } },
}

export const WideTest: Story = {
  ...Wide,
  tags: ['interaction-test'],
  play: async ({ canvas }) => {
    const aside = await canvas.findByRole('complementary')
    const bar = within(canvas.getByRole('banner'))
    await expect(boxOf(canvas.getByRole('region', { name: 'Offers' })).left).toBe(
      boxOf(bar.getByRole('link', { name: 'Search games' })).left,
    )
    // Of the link 11 px are around its icon.
    await expect(boxOf(await bar.findByRole('link', { name: /^Mail/ })).right - 11).toBe(boxOf(aside).right)
    await expect(await within(aside).findByRole('list', { name: 'Latest winners' })).toBeVisible()
  },
}

/** At 1280 px the tabs are a side rail that stays while the page scrolls. */
export const Rail: Story = {
  tags: ['variant'],
  globals: { viewport: { value: 'desktop' } },
}

export const RailTest: Story = {
  ...Rail,
  tags: ['interaction-test'],
  play: async ({ canvas, step }) => {
    const rail = await canvas.findByRole('navigation', { name: 'Main' })
    await canvas.findByTestId('balance')
    await expect(boxOf(rail).right).toBeLessThan(boxOf(canvas.getByRole('main')).left)
    await step('links are stacked', async () => {
      const [first, second] = within(rail).getAllByRole('link').map(boxOf)
      await expect(second?.top).toBeGreaterThan(first?.top ?? 0)
    })
    await step('the pages that phones have no room for are below the tabs', async () => {
      const more = await canvas.findByRole('navigation', { name: texts.t('rail.label') })
      await expect(boxOf(more).top).toBeGreaterThanOrEqual(boxOf(rail).bottom)
      await expect(within(more).getByRole('link', { name: 'Games' })).toHaveAttribute('href', '/game/search')
      await expect(canvas.getByRole('link', { name: 'Search games' })).toBeVisible()
    })
    await step('the level is at the bottom', async () => {
      const level = await canvas.findByRole('region', { name: /^VIP \d+$/ })
      await expect(within(level).getByRole('progressbar', { name: 'Progress to the next VIP level' })).toBeVisible()
      await expect(boxOf(level).right).toBeLessThan(boxOf(canvas.getByRole('main')).left)
      await expect(boxOf(level).top).toBeGreaterThan(boxOf(rail).bottom)
    })
    await step('they stay while the page scrolls', async () => {
      const before = boxOf(rail).top
      await canvas.findByRole('heading', { name: 'All games' })
      window.scrollTo(0, 400)
      await expect(Math.abs(boxOf(rail).top - before)).toBeLessThan(1)
      window.scrollTo(0, 0)
    })
  },
}
