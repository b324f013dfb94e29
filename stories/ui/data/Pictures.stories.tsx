import type { Meta, StoryObj } from '@storybook/react-vite'
import { artUrl } from '../../../src/ui/art/artUrl'
import { Pictures } from '../../../src/ui/data/Pictures'
import { allSix } from '../../support/allSix'

const meta = {
  title: 'ui/data/Pictures',
  tags: ['autodocs', 'stable', 'variant'],
  component: Pictures,
  parameters: {
    guide: {
      use: 'Pictures that a player has sent, such as screenshots with a message to support: small squares in a row that wraps. The alternative text of each says what it is and its position.',
      avoid:
        'Not for art of the product (Art), for a face (AvatarArt), or for pictures that can still be removed before sending (ImageTiles). Where a press should choose something, take Chip with its art.',
    },
  },
  args: {
    urls: (['bear', 'balloon', 'banana', 'anchor'] as const).map(artUrl),
    alt: (place: number) => `Picture ${place}`,
  },
} satisfies Meta<typeof Pictures>

export default meta
type Story = StoryObj<typeof meta>

export const AllThemes: Story = { ...allSix }

/** They wrap. */
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }

/** Screenshots that the player has sent, each with its position as a name. */
export const Do: Story = { args: { alt: (place) => `Your screenshot ${place}` } }

/** Game types as bare pictures look like a choice, but cannot be pressed; take Chips with art in a ChipRow. */
export const Dont: Story = {
  name: 'Don’t',
  args: { urls: [artUrl('slotMachine'), artUrl('fish')], alt: (place) => `Game type ${place}` },
}
