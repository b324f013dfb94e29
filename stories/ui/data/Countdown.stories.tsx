import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../../../src/ui/actions/Button'
import { Countdown } from '../../../src/ui/data/Countdown'
import type { TimeLeft } from '../../../src/ui/data/timeLeft'
import { allSix } from '../../support/allSix'

const two = (part: number) => String(part).padStart(2, '0')
const text = ({ days, hours, minutes, seconds }: TimeLeft) =>
  `Ends in ${days} d ${two(hours)}:${two(minutes)}:${two(seconds)}`

/** A fake clock: every timer fires at once and advances time by a second. */
function hurriedClock(start: number) {
  let now = start
  return {
    now: () => now,
    after: (ms: number, run: () => void) => {
      const id = setTimeout(() => {
        now += ms
        run()
      })
      return () => clearTimeout(id)
    },
  }
}

const frozen = { now: () => 0, after: () => () => undefined }

const meta = {
  title: 'ui/data/Countdown',
  tags: ['autodocs', 'stable', 'variant'],
  component: Countdown,
  parameters: {
    guide: {
      use: 'The time until something changes for the player: an offer ends, a break is over, a code can be sent again. The label names that event; set plain where it is part of a button’s label.',
      avoid:
        'Never to hurry players, and not without a real deadline. Where the day is exact enough, give the date in a Note; for the steps of an order, take Timeline.',
    },
  },
  args: { until: 93_784_000, clock: frozen, label: text, onEnd: fn() },
} satisfies Meta<typeof Countdown>

export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Ends in 1 d 02:03:04')
  },
}

export const RunsOut: Story = {
  args: { until: 2_500, clock: hurriedClock(0) },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('Ends in 0 d 00:00:00'))
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce())
  },
}

export const Over: Story = {
  args: { until: 0 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Ends in 0 d 00:00:00')
    await expect(args.onEnd).toHaveBeenCalled()
  },
}

/** Inside a button's label it has no timer role, and stays as legible as a reason. */
export const InButton: Story = {
  args: { plain: true, until: 42_000, label: ({ seconds }) => `Resend in ${seconds} s` },
  render: (args) => (
    <Button disabledReason="We just sent you a code">
      <Countdown {...args} />
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Resend in 42 s' })).toBeVisible()
    await expect(canvas.queryByRole('timer')).toBeNull()
    const colorOf = (words: string) => getComputedStyle(canvas.getByText(words)).color
    await expect(colorOf('Resend in 42 s')).toBe(colorOf('We just sent you a code'))
  },
}

export const AllSix: Story = { ...allSix }

/** The label names what happens at zero, and is no more exact than players need. */
export const Do: Story = {
  args: { until: 8_040_000, label: ({ hours, minutes }) => `Offer ends in ${hours} h ${minutes} min` },
}

/** It hurries players without saying what ends; name the event, or leave the countdown out. */
export const Dont: Story = {
  name: 'Don’t',
  args: { until: 299_000, label: ({ minutes, seconds }) => `Hurry! ${two(minutes)}:${two(seconds)}` },
}
