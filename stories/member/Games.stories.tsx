import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'member/Games',
  component: AppAt,
  args: { path: '/member/games' },
  parameters: { ...wholeApp, mock: { persona: 'collector' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

export const Recent: Story = {}

export const Favorites: Story = {
  tags: ['variant'],
  args: { path: '/member/games?list=favorites' },
}

/** A heart that is taken away keeps its tile until the page is left, and can be given back. */
export const FavoritesTest: Story = {
  ...Favorites,
  tags: ['interaction-test'],
  play: async ({ canvas, step, userEvent }) => {
    const hearts = await canvas.findAllByRole('button', { name: /^Favorite: / })
    const [first] = hearts
    const pressed = (on: boolean) => waitFor(() => expect(first).toHaveAttribute('aria-pressed', String(on)))
    const counted = (count: number) => canvas.findByRole('tab', { name: `Favorites (${count})` })
    await step('take one away and give it back', async () => {
      if (first) await userEvent.click(first)
      await pressed(false)
      await counted(hearts.length - 1)
      await expect(canvas.getAllByRole('button', { name: /^Favorite: / })).toHaveLength(hearts.length)
      await userEvent.click(await within(document.body).findByRole('button', { name: 'Undo' }))
      // What was undone cannot be undone again.
      await waitFor(() => expect(within(document.body).queryByRole('button', { name: 'Undo' })).toBeNull())
      await pressed(true)
      await counted(hearts.length)
    })
    await step('the other list says when each was played', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: /^Recent/ }))
      await expect((await canvas.findAllByText(/^Last played /)).length).toBeGreaterThan(1)
    })
    await step('a tap opens the sheet of a game', async () => {
      const [tile] = canvas.getAllByRole('link', { name: /Last played/ })
      if (tile) await userEvent.click(tile)
      await within(document.body).findByRole('dialog', { name: 'About this game' })
    })
  },
}

/** While all games rest for maintenance. */
export const Resting: Story = {
  tags: ['variant'],
  parameters: { mock: { persona: 'collector', config: 'maintenance:1' } },
}

export const NoFavorites: Story = {
  args: { path: '/member/games?list=favorites' },
  parameters: { mock: { persona: 'newcomer' } },
}

export const NothingPlayed: Story = {
  parameters: { mock: { persona: 'newcomer' } },
}

export const Loading: Story = {
  parameters: { mock: { persona: 'collector', fault: 'getAfterLoginInfoWeb:hang' } },
}

export const Failed: Story = {
  parameters: { mock: { persona: 'collector', fault: 'getAfterLoginInfoWeb:http500' } },
}

export const Offline: Story = {
  tags: ['variant'],
  parameters: { mock: { persona: 'collector', fault: 'getAfterLoginInfoWeb:offline' } },
}

export const SignedOut: Story = { tags: ['variant'], parameters: { mock: { persona: 'visitor' } } }
