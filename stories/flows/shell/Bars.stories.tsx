import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { AppAt, wholeApp } from '../../support/AppAt'
import { preloadAll } from '../support'

const meta: Meta<typeof AppAt> = {
  title: 'shell/Bars',
  component: AppAt,
  beforeEach: preloadAll,
  args: { path: '/' },
  parameters: { ...wholeApp, mock: { persona: 'regular' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

const boxOf = (element: HTMLElement) => element.getBoundingClientRect()

/** Signed in: the mark leads home, the balance stands once, the face leads to the player's own page. */
export const TopBar: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const bar = within(await canvas.findByRole('banner'))
    await expect(bar.getByRole('link', { name: 'Kismara' })).toHaveAttribute('href', '/')
    await expect(await bar.findByTestId('balance')).toHaveTextContent('12,480.50')
    await expect(canvas.getAllByTestId('balance')).toHaveLength(1)
    await step('the face leads to the own page', async () => {
      await userEvent.click(bar.getByRole('link', { name: 'Your profile' }))
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Me' })).toBeInTheDocument()
    })
  },
}

/** A visitor's corner holds the one way in. */
export const TopBarOfAVisitor: Story = {
  parameters: { mock: { persona: 'visitor' } },
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('banner'))
    await expect(await bar.findByRole('button', { name: 'Log in' })).toBeVisible()
    await expect(bar.queryByTestId('balance')).toBeNull()
  },
}

/** On a phone the tabs stand at the foot, the present one is marked by more than colour. */
export const TabBar: Story = {
  parameters: { mock: { persona: 'collector' } },
  play: async ({ canvas, step, userEvent }) => {
    const tabs = within(await canvas.findByRole('navigation', { name: 'Main' }))
    await expect(Math.round(boxOf(canvas.getByRole('navigation', { name: 'Main' })).bottom)).toBe(window.innerHeight)
    await expect(tabs.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await step('a red dot is a word, too', async () => {
      await expect(await tabs.findByRole('link', { name: /Jackpot.*New|New.*Jackpot/ })).toBeVisible()
    })
    await step('another tab, another page', async () => {
      await userEvent.click(tabs.getByRole('link', { name: 'Me' }))
      await waitFor(() => expect(tabs.getByRole('link', { name: 'Me' })).toHaveAttribute('aria-current', 'page'))
    })
  },
}

/** At 1280 the tabs are a rail at the side that stays while the page scrolls. */
export const Rail: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, step }) => {
    const rail = await canvas.findByRole('navigation', { name: 'Main' })
    await canvas.findByTestId('balance')
    await expect(boxOf(rail).right).toBeLessThan(boxOf(canvas.getByRole('main')).left)
    await step('links stand below each other', async () => {
      const [first, second] = within(rail).getAllByRole('link').map(boxOf)
      await expect(second?.top).toBeGreaterThan(first?.top ?? 0)
    })
    await step('the level stands at its foot', async () => {
      const level = await canvas.findByRole('region', { name: /^VIP \d+$/ })
      await expect(within(level).getByRole('progressbar', { name: 'Progress to the next VIP level' })).toBeVisible()
      await expect(boxOf(level).right).toBeLessThan(boxOf(canvas.getByRole('main')).left)
      await expect(boxOf(level).top).toBeGreaterThan(boxOf(rail).bottom)
    })
    await step('and stay while the page scrolls', async () => {
      const before = boxOf(rail).top
      await canvas.findByRole('heading', { name: 'All games' })
      window.scrollTo(0, 400)
      await expect(Math.abs(boxOf(rail).top - before)).toBeLessThan(1)
      window.scrollTo(0, 0)
    })
  },
}
