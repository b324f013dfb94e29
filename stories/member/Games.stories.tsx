import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'member/Games',
  component: AppAt,
  args: { path: '/member/games' },
  parameters: { ...wholeApp, mock: { persona: 'collector' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

export const Favorites: Story = {}

export const Recent: Story = {
  args: { path: '/member/games?view=recent' },
}

/** A heart that is taken away removes the game from the favorites. */
export const FavoritesTest: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas, userEvent }) => {
    const hearts = await canvas.findAllByRole('button', { name: /^Favorite: / })
    const [first] = hearts
    if (first) await userEvent.click(first)
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Favorite: / }).length).toBe(hearts.length - 1))
    await userEvent.click(canvas.getByRole('tab', { name: 'Recent' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(1))
  },
}

export const NoFavorites: Story = {
  parameters: { mock: { persona: 'newcomer' } },
}

export const NothingPlayed: Story = {
  args: { path: '/member/games?view=recent' },
  parameters: { mock: { persona: 'newcomer' } },
}

export const Loading: Story = {
  parameters: { mock: { persona: 'collector', fault: 'getAfterLoginInfoWeb:hang' } },
}

export const Failed: Story = {
  parameters: { mock: { persona: 'collector', fault: 'getAfterLoginInfoWeb:http500' } },
}

export const Offline: Story = {
  parameters: { mock: { persona: 'collector', fault: 'getAfterLoginInfoWeb:offline' } },
}

export const SignedOut: Story = {
  parameters: { mock: { persona: 'visitor' } },
}
