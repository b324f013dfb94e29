import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { gallery } from '../../.storybook/modes'
import { Button } from '../../src/ui/actions/Button'
import { sectorAngle } from '../../src/ui/art/jackpot/tiers'
import { Wheel } from '../../src/ui/art/jackpot/Wheel'
import { Controlled } from '../support/Controlled'
import { SixThemes } from './support/SixThemes'

const meta = {
  title: 'art/Wheel',
  tags: ['autodocs'],
  component: Wheel,
  args: { labels: { mega: 'Mega', major: 'Major', minor: 'Minor', mini: 'Mini' }, onStopped: fn() },
} satisfies Meta<typeof Wheel>

export default meta
type Story = StoryObj<typeof meta>

export const AtRest: Story = {}

export const Won: Story = { args: { turn: 360 - sectorAngle('major'), won: 'major' } }

export const LongLabels: Story = {
  args: { labels: { mega: 'Megafortuna', major: 'Principal', minor: 'Secundário', mini: 'Pequeno' } },
}

/** Press to turn; it stops at Minor. */
export const Turning: Story = {
  globals: { motion: 'full' },
  render: (args) => (
    <Controlled initial={0}>
      {(turn, set) => (
        <>
          <Wheel {...args} turn={turn} duration={400} />
          <Button onClick={() => set(720 - sectorAngle('minor'))}>Turn</Button>
        </>
      )}
    </Controlled>
  ),
}

export const TurningTest: Story = {
  ...Turning,
  tags: ['interaction-test'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn' }))
    await waitFor(() => expect(args.onStopped).toHaveBeenCalledOnce())
  },
}

export const AllSix: Story = {
  globals: { vip: 1 },
  parameters: { bare: true, chromatic: gallery },
  render: (args) => <SixThemes column={320}>{() => <Wheel {...args} />}</SixThemes>,
}
