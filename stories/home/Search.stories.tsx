import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'home/Search',
  component: AppAt,
  args: { path: '/game/search' },
  parameters: { ...wholeApp, mock: { persona: 'regular' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

export const Start: Story = {}

export const Visitor: Story = { parameters: { mock: { persona: 'visitor' } } }

export const Results: Story = { args: { path: '/game/search?q=dragon' } }

/** Forgiven: the results say what was looked for. */
export const Misspelled: Story = { args: { path: '/game/search?q=lantrn%20dragn' } }

export const OneType: Story = { args: { path: '/game/search?type=2' } }

/** All games of a studio that fit another filter, too. */
export const Studio: Story = { args: { path: '/game/search?provider=Northlamp&tag=low' } }

export const FavoritesEmpty: Story = {
  args: { path: '/game/search?list=favorites' },
  parameters: { mock: { persona: 'newcomer' } },
}

export const FavoritesSignedOut: Story = {
  args: { path: '/game/search?list=favorites' },
  parameters: { mock: { persona: 'visitor' } },
}

export const NothingFound: Story = { args: { path: '/game/search?q=xylofon%209000' } }

/** A way on from there drops the words. */
export const WayOnTest: Story = {
  ...NothingFound,
  tags: ['interaction-test'],
  play: async ({ canvas, userEvent }) => {
    const [fishing] = await canvas.findAllByRole('button', { name: 'Fishing' })
    await userEvent.click(fishing ?? canvas.getByRole('main'))
    await expect(await canvas.findByText(/^\d+ games found$/)).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}

/** A hostile query is quoted, isolated and wraps. */
export const HostileQuery: Story = {
  args: { path: `/game/search?q=${encodeURIComponent(`<b>\u202Eevil\u202C</b> ${'wide'.repeat(24)}`)}` },
}

/** What an input method is composing is searched once it is finished. */
export const ComposingTest: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Search games' })
    await fireEvent.compositionStart(field)
    await fireEvent.input(field, { target: { value: 'lantern' } })
    await expect(field).toHaveValue('lantern')
    await expect(canvas.queryByRole('article')).toBeNull()
    await fireEvent.compositionEnd(field)
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Lantern Dragon' })).toBeVisible()
  },
}

/** Longer than typing has to rest, ms. */
const REST = 500

export const Typing: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas, userEvent, step }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Search games' })
    await step('A misspelled query finds what was meant', async () => {
      await userEvent.type(field, 'lantrn drag')
      await canvas.findByText('lantern dragon', { selector: 'b' })
      await expect(await canvas.findByRole('heading', { level: 2, name: 'Lantern Dragon' })).toBeVisible()
      await waitFor(() => expect(canvas.getByText(/games? found/)).toBeInTheDocument())
    })
    await step('Enter keeps the search', async () => {
      await userEvent.type(field, '{Enter}')
      await userEvent.clear(field)
      const recent = await canvas.findByRole('region', { name: 'Recent searches' })
      await userEvent.click(within(recent).getByRole('button', { name: 'lantrn drag' }))
      await expect(field).toHaveValue('lantrn drag')
    })
    await step('A filter narrows the results, and stays when the cleared text is written to the address', async () => {
      await userEvent.clear(field)
      await userEvent.click(await canvas.findByRole('button', { name: /^Jackpots/, pressed: false }))
      await new Promise((resolve) => setTimeout(resolve, REST))
      await expect(canvas.getByRole('button', { name: /^Jackpots/, pressed: true })).toBeVisible()
      await userEvent.click(await canvas.findByRole('button', { name: /^Slots/, pressed: false }))
      await expect(await canvas.findByRole('button', { name: /^Jackpots/, pressed: true })).toBeVisible()
      await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(3))
    })
  },
}
