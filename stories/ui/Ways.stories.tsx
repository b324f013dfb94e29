import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { type CalendarDay, CalendarStrip } from '../../src/ui/CalendarStrip'
import { Stepper } from '../../src/ui/Stepper'
import { Timeline } from '../../src/ui/Timeline'
import { allSix } from '../support/allSix'
import { Fill } from '../support/Fill'

const day = (at: number): CalendarDay => {
  const state = at < 3 ? 'done' : at === 3 ? 'missed' : at === 4 ? 'today' : 'next'
  const words = { done: 'Claimed', missed: 'Missed', today: 'Claim', next: 'Locked' }
  return { id: `day ${at}`, label: `Day ${at}`, reward: `${at}.00`, state, stateLabel: words[state] }
}

const steps = (
  <Stepper
    label="Verification"
    steps={[
      { id: 'mail', label: 'Mail', state: 'done', stateLabel: 'done' },
      { id: 'id', label: 'Document', state: 'current' },
      { id: 'bank', label: 'Bank', state: 'locked', stateLabel: 'locked' },
    ]}
  />
)

const events = (
  <Timeline
    label="Withdrawal"
    events={[
      { id: '3', title: 'Paid', time: '12 Nov, 14:02', tone: 'success', text: '200.00 to bank ···4821' },
      { id: '2', title: 'Checked', time: '12 Nov, 13:40' },
      { id: '1', title: 'Asked for', time: '12 Nov, 13:31', tone: 'warning', text: 'Outside of office hours' },
    ]}
  />
)

const meta = {
  title: 'ui/Ways',
  component: CalendarStrip,
  args: { label: 'Sign-in bonus', days: [1, 2, 3, 4, 5, 6, 7].map(day), onPick: fn() },
} satisfies Meta<typeof CalendarStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Calendar: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7)
    await userEvent.click(canvas.getByRole('button', { name: /Day 4/ }))
    await expect(args.onPick).toHaveBeenCalledWith('day 4')
  },
}

export const Steps: Story = {
  render: () => steps,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Document').closest('li')).toHaveAttribute('aria-current', 'step')
  },
}

export const Events: Story = { render: () => events }

export const AllSix: Story = {
  ...allSix,
  render: (args) => (
    <Fill>
      <CalendarStrip {...args} />
      {steps}
      {events}
    </Fill>
  ),
}
