import type { Meta, StoryObj } from '@storybook/react-vite'
import { artUrl } from '../../../src/ui/art/artUrl'
import { Pictures } from '../../../src/ui/data/Pictures'
import { allSix } from '../../support/allSix'

const meta = {
  title: 'ui/data/Pictures',
  tags: ['autodocs'],
  component: Pictures,
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
