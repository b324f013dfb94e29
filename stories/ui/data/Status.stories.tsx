import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge, type BadgeTone } from '../../../src/ui/data/Badge'
import { LiveRegion } from '../../../src/ui/feedback/LiveRegion'
import { Note } from '../../../src/ui/feedback/Note'
import { OutcomeNote } from '../../../src/ui/feedback/OutcomeNote'
import { RedDot } from '../../../src/ui/feedback/RedDot'
import { Spinner } from '../../../src/ui/feedback/Spinner'
import { VisuallyHidden } from '../../../src/ui/layout/VisuallyHidden'
import { allSix } from '../../support/allSix'
import { Fill } from '../../support/Fill'
import { Line } from '../../support/Line'
import { Spot } from '../../support/Spot'

const meta = {
  title: 'ui/data/Badge, avatar and progress',
  tags: ['autodocs', 'stable', 'variant'],
  component: Badge,
  subcomponents: { Note, OutcomeNote, RedDot, Spinner, LiveRegion },
  parameters: {
    guide: {
      use: 'Badge gives the status of one thing in a word or two, RedDot says that something new is waiting, and Note states in a sentence what holds here. OutcomeNote says why a save or a payment was not done, Spinner that it is still running, and LiveRegion speaks to screen readers only.',
      avoid:
        'None of them can be pressed: for a choice take Chip, for an action Button. For a part that failed to load take RetryNote, for a whole page ErrorState, for news that may pass ToastRegion.',
    },
  },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj

const tones: BadgeTone[] = [
  'neutral',
  'accent',
  'success',
  'warning',
  'danger',
  'info',
  'coin',
  'hot',
  'fresh',
  'jackpot',
]

const notes = (
  <Fill>
    <Note tone="success">Deposit received</Note>
    <Note tone="warning">The offer ends at 20:00</Note>
    <Note tone="danger">That code has expired</Note>
    <Note tone="info">Withdrawals open on Monday</Note>
  </Fill>
)

const badges = (
  <Line>
    {tones.map((tone) => (
      <Badge key={tone} tone={tone}>
        {tone}
      </Badge>
    ))}
  </Line>
)

const dots = (
  <Line>
    <Spot>
      <RedDot label="New" />
    </Spot>
    <Spot>
      <RedDot label="3 unread" count={3} />
    </Spot>
    <Spot>
      <RedDot label="128 unread" count={128} />
    </Spot>
  </Line>
)

export const Notes: Story = { render: () => notes }

export const Badges: Story = { render: () => badges }

export const RedDots: Story = {
  render: () => dots,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toHaveAttribute('aria-hidden')
    await expect(canvas.getByText('128 unread')).toBeInTheDocument()
  },
}

export const Loading: Story = { render: () => <Spinner /> }

/** A refusal speaks at once; what a player can wait for does not interrupt. */
export const OutcomeOfAWrite: Story = {
  render: () => (
    <Fill>
      <OutcomeNote outcome={{ tone: 'warning', message: { keys: ['refusal.3001'] } }} />
      <OutcomeNote outcome={{ tone: 'info', message: { keys: ['error.unknown'] } }} />
      <OutcomeNote outcome={null} />
    </Fill>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your balance isn’t enough')
    await expect(canvas.getByRole('status')).toHaveTextContent('We’re not sure it went through.')
  },
}

export const Announced: Story = {
  render: () => (
    <p>
      A region that speaks without being seen. <VisuallyHidden>Only heard.</VisuallyHidden>
      <LiveRegion message="Balance 88.00" />
      <LiveRegion urgent message="You are offline" />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Balance 88.00')
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are offline')
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'small' } },
  render: () => (
    <Fill>
      <Note tone="warning">
        The offer ends at 20:00 on the evening of the last day of the month in which you have claimed it
      </Note>
      {badges}
      {dots}
    </Fill>
  ),
  play: async ({ canvas }) => {
    const count = canvas.getByText('99+').getBoundingClientRect()
    const unread = canvas.getByText('3').getBoundingClientRect()
    await expect(count.x).toBeLessThan(unread.x)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const AllSix: Story = {
  ...allSix,
  render: () => (
    <Fill>
      {notes}
      {badges}
      {dots}
    </Fill>
  ),
}

/** One word gives the status of the thing beside it. */
export const Do: Story = {
  render: () => (
    <Line>
      <span>Bank card</span>
      <Badge tone="success">Verified</Badge>
    </Line>
  ),
}

/** The badge reads like a button but cannot be pressed; take a small Button. */
export const Dont: Story = {
  name: 'Don’t',
  render: () => (
    <Line>
      <span>Daily bonus</span>
      <Badge tone="accent">Claim now</Badge>
    </Line>
  ),
}
