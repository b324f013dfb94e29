import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { AppGame } from '../../src/contract/config'
import { GameCard } from '../../src/features/home/games/GameCard'
import { Ready, Tile } from './Ready'

interface Args {
  /** Chooses the first such game of the lobby. */
  which: (game: AppGame) => boolean
}

const plain = ({ isHot, isNew, isJackpot }: AppGame) => !(isHot || isNew || isJackpot)

const meta: Meta<Args> = {
  title: 'home/Game card',
  args: { which: plain },
  parameters: { mock: { persona: 'regular' }, controls: { disable: true } },
  render: ({ which }) => (
    <Ready>
      {({ games }) =>
        games
          .filter(which)
          .slice(0, 1)
          .map((game) => (
            <Tile key={game.id}>
              <GameCard game={game} palette={undefined} eager />
            </Tile>
          ))
      }
    </Ready>
  ),
  play: async ({ canvas }) => {
    const tile = await canvas.findByRole('link')
    await expect(tile).toHaveAttribute('href', expect.stringMatching(/^\/game\/start/))
    await expect(tile).toHaveAttribute('aria-haspopup', 'dialog')
  },
}
export default meta
type Story = StoryObj<Args>

export const Plain: Story = {}

export const Hot: Story = { tags: ['variant'], args: { which: ({ isHot, isJackpot }) => isHot && !isJackpot } }

export const New: Story = {
  tags: ['variant'],
  args: { which: ({ isHot, isNew, isJackpot }) => isNew && !isHot && !isJackpot },
}

export const Jackpot: Story = { args: { which: ({ isJackpot }) => isJackpot } }
