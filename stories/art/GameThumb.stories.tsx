import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { expect, waitFor } from 'storybook/test'
import { onePage } from '../../.storybook/modes'
import { artUrl } from '../../src/ui/art/artUrl'
import { GameThumb } from '../../src/ui/art/thumb/GameThumb'
import { spreadPalettes } from '../../src/ui/art/thumb/palettes'
import { TileFoot } from '../../src/ui/art/thumb/TileFoot'
import { leading } from './support/leading'
import { Shelf } from './support/Shelf'

const named = [
  ['Lantern Dragon', 'slots'],
  ['Neon Cherries', 'slots'],
  ['Pharaoh Hour', 'slots'],
  ['Reef Hunter', 'fishing'],
  ['Rocket Rush', 'crash'],
  ['Tiger Temple', 'slots'],
  ['Candy Cascade', 'slots'],
  ['Witch Moon', 'slots'],
  ['Jungle King', 'slots'],
  ['Copper Dice', 'table'],
  ['Velvet Robot', 'arcade'],
  ['The Book of Hidden Sands', 'slots'],
] as const
const games = named.map(([name, category], i) => ({ id: i + 1, name, category }))
const many = Array.from({ length: 64 }, (_, i) => ({ id: 1000 + i, name: `Untold ${i + 1}`, category: 'slots' }))

const meta = {
  title: 'art/Game thumbnail',
  tags: ['autodocs'],
  component: GameThumb,
  args: { id: 1, name: 'Lantern Dragon', category: 'slots' },
  decorators: [(Story) => <Shelf columns={2}>{<Story />}</Shelf>],
} satisfies Meta<typeof GameThumb>

export default meta
type Story = StoryObj<typeof meta>

/** Change id, name and category in the controls. */
export const Lab: Story = {
  parameters: { controls: { include: ['id', 'name', 'category', 'tag', 'image', 'palette'] } },
  argTypes: {
    id: { control: 'number', description: 'Another id, another drawing of the same name.' },
    name: { control: 'text', description: 'Words in it choose symbols: dragon, cherries, moon …' },
    category: {
      control: 'select',
      options: ['Slots', 'Fishing', 'Crash', 'Table', 'Live', 'Bingo', 'Arcade'],
      description: 'Chooses the cast and the composition.',
    },
    tag: {
      control: 'select',
      options: ['none', 'hot', 'new'],
      mapping: {
        none: undefined,
        hot: { kind: 'hot', label: 'Hot' },
        new: { kind: 'new', label: 'New' },
      },
    },
    image: { control: 'text' },
    palette: { control: { type: 'number', min: 0, max: 15 } },
  },
  args: { tag: { kind: 'hot', label: 'Hot' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dragon')).toBeVisible()
    await expect(canvas.getByText('Hot')).toBeVisible()
  },
}

export const ShelfOfGames: Story = {
  parameters: { chromatic: onePage },
  decorators: [],
  render: () => {
    const palettes = spreadPalettes(games)
    const tags = {
      0: { kind: 'hot', label: 'Hot' },
      1: { kind: 'new', label: 'New' },
    } as const
    return (
      <Shelf>
        {games.map((game, i) => (
          <GameThumb
            key={game.id}
            {...game}
            palette={palettes[i]}
            tag={Object.entries(tags).find(([at]) => Number(at) === i)?.[1]}
          />
        ))}
      </Shelf>
    )
  },
}

/** A jackpot game: its foot says so, with the lettering above. */
export const JackpotFoot: Story = {
  render: (args) => (
    <div style={foot}>
      <GameThumb {...args} />
      <TileFoot label="JACKPOT" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('JACKPOT')).toBeVisible()
  },
}

// React's type has no custom properties.
const foot = { position: 'relative', '--foot': '22px' } as CSSProperties

/** The games that lead the lobby, each arranged by hand. */
export const Pictures: Story = {
  parameters: { chromatic: onePage },
  decorators: [],
  render: () => (
    <Shelf>
      {leading.map(([name, category], id) => (
        <GameThumb key={name} {...{ id, name, category }} />
      ))}
    </Shelf>
  ),
}

/** Sixty-four names without known words, no two alike. */
export const UnknownNames: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => {
    const palettes = spreadPalettes(many, 8)
    return (
      <Shelf columns={8}>
        {many.map((game, i) => (
          <GameThumb key={game.id} {...game} palette={palettes[i]} />
        ))}
      </Shelf>
    )
  },
}

/** The smallest size on a shelf, 112 px: the title must stay legible. */
export const Small: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 10 }}>
      {games.map((game) => (
        <div key={game.id} style={{ inlineSize: 112 }}>
          <GameThumb {...game} />
        </div>
      ))}
    </div>
  ),
}

export const OperatorImage: Story = {
  args: { image: artUrl('tiger') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Lantern Dragon' })).toBeVisible())
    await expect(canvas.queryByText('Dragon')).toBeNull()
  },
}

/** The operator's image fails to load: the generated art is shown. */
export const BrokenImage: Story = {
  args: { image: 'data:image/webp;base64,broken' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-layer="image"]')).toBeNull())
    await expect(canvas.getByText('Dragon')).toBeVisible()
  },
}
