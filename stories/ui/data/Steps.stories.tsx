import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Art } from '../../../src/ui/art/Art'
import { Medal } from '../../../src/ui/art/medal/Medal'
import { type CalendarDay, CalendarStrip } from '../../../src/ui/data/CalendarStrip'
import { Timeline } from '../../../src/ui/data/Timeline'
import { Stepper } from '../../../src/ui/fields/Stepper'
import { allSix } from '../../support/allSix'
import { Fill } from '../../support/Fill'

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
  title: 'ui/data/Stepper, timeline and calendar',
  tags: ['autodocs', 'stable', 'variant'],
  component: CalendarStrip,
  subcomponents: { Stepper, Timeline },
  parameters: {
    guide: {
      use: 'Stepper shows how far someone is in a few fixed steps, and Timeline what has happened to one order and when. CalendarStrip shows what each day brings and which one can be claimed today.',
      avoid:
        'Not to switch between views (Tabs), for progress towards an amount (Progress), or for rewards at certain points (ChestTrack). For a history of many orders, take PagedList.',
    },
  },
  args: { label: 'Sign-in bonus', days: [1, 2, 3, 4, 5, 6, 7].map(day), onPick: fn() },
} satisfies Meta<typeof CalendarStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Calendar: Story = {}

export const CalendarTest: Story = {
  ...Calendar,
  tags: ['interaction-test', '!variant'],
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

/** Read-only: no day is a button. */
export const CalendarReadOnly: Story = {
  render: ({ label, days }) => <CalendarStrip label={label} days={days} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByText('Day 4').closest('li')).toHaveAttribute('aria-current', 'date')
  },
}

export const CalendarAllClaimed: Story = {
  args: {
    days: [1, 2, 3, 4, 5, 6, 7].map((at) => ({
      ...day(at),
      state: 'done',
      stateLabel: 'Claimed',
      art: <Art name="gift" size={32} />,
    })),
  },
}

export const CalendarFocusedRightToLeft: Story = {
  tags: ['flow'],
  globals: { direction: 'rtl', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Day 4/ })).toHaveFocus()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Long labels, and medals instead of the default marks. */
export const StepsLongLabels: Story = {
  globals: { direction: 'rtl', viewport: { value: 'small' } },
  render: () => (
    <Stepper
      label="Verification"
      steps={[
        {
          id: 'mail',
          label: 'Mail address confirmed',
          state: 'done',
          stateLabel: 'done',
          art: <Medal vip={1} size={32} />,
        },
        { id: 'id', label: 'Document of identity', state: 'current' },
        { id: 'home', label: 'Proof of residence', state: 'locked', stateLabel: 'locked' },
        { id: 'bank', label: 'Kontoverbindungsnachweis', state: 'locked', stateLabel: 'locked' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const EventRefused: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Timeline
      label="Withdrawal"
      events={[
        { id: '2', title: 'Refused', time: '12 Nov, 14:02', tone: 'danger', text: 'The account is of somebody else.' },
        { id: '1', title: 'Asked for', time: '12 Nov, 13:31' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Withdrawal' })).toBeVisible()
  },
}

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

/** Each step is named in one word by what it asks for. */
export const Do: Story = { render: () => steps }

/** “Step 2” does not say what is asked for; name each step by its subject. */
export const Dont: Story = {
  name: 'Don’t',
  render: () => (
    <Stepper
      label="Verification"
      steps={[
        { id: 'mail', label: 'Step 1', state: 'done', stateLabel: 'done' },
        { id: 'id', label: 'Step 2', state: 'current' },
        { id: 'bank', label: 'Step 3', state: 'locked', stateLabel: 'locked' },
      ]}
    />
  ),
}
