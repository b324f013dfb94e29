import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, within } from 'storybook/test'
import { FeaturedGame } from '../../src/features/home/shelves/FeaturedGame'
import { JackpotShelf } from '../../src/features/home/shelves/JackpotShelf'
import { TopTen } from '../../src/features/home/shelves/TopTen'
import type { HomeStore } from '../../src/stores/home/HomeStore'
import { Tiles } from '../../src/ui/art/thumb/Tiles'
import { Ready } from './Ready'

const inLobby = (shelf: (home: HomeStore) => ReactNode) => () => (
  <Tiles>
    <Ready>{shelf}</Ready>
  </Tiles>
)

const meta: Meta = { title: 'home/Shelves', parameters: { mock: { persona: 'regular' } } }
export default meta
type Story = StoryObj

/** The ten games most played last week. */
export const TopTenGames: Story = {
  render: inLobby(() => <TopTen />),
  play: async ({ canvas }) => {
    const items = within(await canvas.findByRole('list')).getAllByRole('listitem')
    await expect(items.map((item) => /^\d+/.exec(item.textContent)?.[0])).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
    ])
  },
}

/** The game that an activity puts forward, with what it returns, takes and pays at most. */
export const Featured: Story = {
  render: inLobby(() => <FeaturedGame />),
  play: async ({ canvas }) => {
    const shelf = await canvas.findByRole('region', { name: 'Game of the week' })
    await expect(within(shelf).getByRole('link')).toHaveTextContent(/RTP 9\d\.\d+%.*Bets from \d+\.\d\d.*Up to [\d,]+×/)
  },
}

/** Each with the largest jackpot, which its bets let grow. */
export const JackpotGames: Story = {
  render: inLobby((home) => <JackpotShelf games={home.withFeature('jackpot', null)} />),
}
