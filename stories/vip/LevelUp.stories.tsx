import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { screen } from '../../.storybook/modes'
import type { RootStore } from '../../src/stores/root/RootStore'
import { Opened } from '../flows/support'

/** The moment as it opens after the way from one level to another. */
const rise = (from: number, to: number) => (root: RootStore) => {
  void root.config.load().then(() => root.modals.open('levelUp', { from, to }))
}

const meta: Meta<typeof Opened> = {
  title: 'vip/Level-up',
  component: Opened,
  args: { path: '/vip', prepare: rise(6, 7) },
  parameters: { bare: true, router: false, frames: true, mock: { persona: 'collector', grant: 'level:7' } },
}
export default meta
type Story = StoryObj<typeof Opened>

const page = () => within(document.body)

/** The benefits of the level, with everything claimable; under reduced motion without the transition. */
export const Result: Story = {
  tags: ['flow'],
  parameters: { chromatic: screen },
  play: async () => {
    await page().findByRole('heading', { name: 'Welcome to Solstice' })
    await page().findByRole('button', { name: /^Claim [\d,]+\.\d\d$/ })
  },
}

/** Within one theme nothing opens: only the medal's ribbon and the benefits change. */
export const SameTheme: Story = {
  tags: ['variant'],
  args: { prepare: rise(7, 8) },
  parameters: { mock: { persona: 'collector', grant: 'level:8' } },
}

/** Announced once by its name; Escape closes it, and the page below is as it was. */
export const EscapeTest: Story = {
  tags: ['interaction-test'],
  play: async ({ userEvent }) => {
    await page().findByRole('dialog', { name: 'You are now VIP 7, Solstice' })
    await page().findByRole('heading', { name: 'Welcome to Solstice' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
    await expect(page().getByRole('heading', { level: 1, name: 'VIP club' })).toBeVisible()
  },
}

/** The claim pays the level-up bonus with everything else that waits. */
export const ClaimTest: Story = {
  tags: ['interaction-test'],
  play: async ({ userEvent }) => {
    await userEvent.click(await page().findByRole('button', { name: /^Claim [\d,]+\.\d\d$/ }))
    await expect(await page().findByRole('dialog', { name: 'You received' })).toBeVisible()
  },
}
