import type { Meta, StoryObj } from '@storybook/react-vite'
import { gallery } from '../../.storybook/modes'
import { AvatarArt } from '../../src/ui/art/marks/AvatarArt'
import { avatarNames } from '../../src/ui/art/marks/avatars'
import { ChannelMark } from '../../src/ui/art/marks/ChannelMark'
import { RankMark } from '../../src/ui/art/marks/RankMark'
import { Line } from '../support/Line'

const meta = {
  title: 'art/Avatars and channel logos',
  tags: ['autodocs'],
  component: ChannelMark,
  args: { id: 'alder' },
} satisfies Meta<typeof ChannelMark>

export default meta
type Story = StoryObj<typeof meta>

const keys = 'alder birch cedar dune ember fjord grove haven indigo juniper kelp larch maple north opal pine'.split(' ')

export const Channels: Story = {
  render: () => (
    <Line>
      {keys.map((id) => (
        <ChannelMark key={id} id={id} />
      ))}
    </Line>
  ),
}

export const Avatars: Story = {
  render: () => (
    <Line>
      {avatarNames.map((name, i) => (
        <AvatarArt key={name} id={i} size={56} />
      ))}
    </Line>
  ),
}

export const AvatarsAllSix: Story = {
  globals: { vip: 'all' },
  parameters: { chromatic: gallery },
  render: () => (
    <Line>
      {[24, 40, 56].map((size) => (
        <AvatarArt key={size} id="an***09" size={size} />
      ))}
    </Line>
  ),
}

/** Medals for the first three. */
export const Places: Story = {
  render: () => (
    <Line>
      {[1, 2, 3, 4].map((place) => (
        <RankMark key={place} rank={place}>
          {String(place)}
        </RankMark>
      ))}
    </Line>
  ),
}
