import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../../../src/ui/actions/Button'
import { ButtonLink } from '../../../src/ui/actions/ButtonLink'
import { UncutStone } from '../../../src/ui/art/scene/UncutStone'
import { Card } from '../../../src/ui/data/Card'
import { EmptyState } from '../../../src/ui/feedback/EmptyState'
import { ErrorState } from '../../../src/ui/feedback/ErrorState'
import { RetryNote } from '../../../src/ui/feedback/RetryNote'
import { Skeleton } from '../../../src/ui/feedback/Skeleton'
import { SkeletonGroup } from '../../../src/ui/feedback/SkeletonGroup'
import { allSix } from '../../support/allSix'
import { Fill } from '../../support/Fill'

const meta = {
  title: 'ui/feedback/Empty and error states',
  tags: ['autodocs', 'stable', 'variant'],
  component: EmptyState,
  subcomponents: { ErrorState, RetryNote, Skeleton, SkeletonGroup },
  parameters: {
    guide: {
      use: 'EmptyState says what will be here and how to begin, ErrorState what failed and what to do next, and RetryNote the same for one part of a page. While something loads, Skeletons in a SkeletonGroup hold its place.',
      avoid:
        'Not for the outcome of what the player has just done (a toast in ToastRegion, or OutcomeNote if it was not done), and not for a remark on content that is there (Note).',
    },
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj

export const Empty: Story = {
  render: () => (
    <EmptyState
      art={<UncutStone symbol="mailbox" end="star" />}
      title="Nothing here yet"
      text="Rewards and messages will land in this mailbox."
      action={<ButtonLink to="/bonus">Explore bonuses</ButtonLink>}
    />
  ),
}

const notFound = (
  <EmptyState
    art={<UncutStone symbol="map" end="compass" />}
    title="Page Not Found"
    text="There’s no page at /bonus/evnt."
    action={<ButtonLink to="/">Go home</ButtonLink>}
    secondAction={
      <ButtonLink to="/game/search" variant="secondary">
        Search
      </ButtonLink>
    }
  />
)

export const NotFound: Story = {
  render: () => notFound,
}

export const Offline: Story = {
  render: () => (
    <ErrorState
      art={<UncutStone symbol="plug" start="cloud" />}
      title="You are offline"
      text="Your balance is safe. We will reconnect by ourselves."
      action={<Button>Try again</Button>}
    />
  ),
}

const failed = (
  <ErrorState
    art={<UncutStone symbol="hourglass" end="robot" />}
    title="Internal Server Error"
    text="Error 500. Something went wrong on our side. Please try again."
    detail="getJackpotDrawInfo · 500"
    action={<Button>Retry</Button>}
    secondAction={<Button variant="secondary">Support</Button>}
  />
)

export const Failed: Story = {
  render: () => failed,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Internal Server Error')
  },
}

const loading = (
  <SkeletonGroup label="Loading">
    <Card>
      <Fill>
        <Skeleton inlineSize="48px" blockSize="48px" round />
        <Skeleton inlineSize="60%" />
        <Skeleton blockSize="120px" />
      </Fill>
    </Card>
  </SkeletonGroup>
)

export const Loading: Story = {
  render: () => loading,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
  },
}

/** Inside a card: a smaller heading, no picture. */
export const EmptyInCard: Story = {
  render: () => (
    <Card>
      <EmptyState level={3} title="No spins yet" text="Your first one shows here." />
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'No spins yet' })).toBeVisible()
  },
}

export const Retrying: Story = {
  render: () => (
    <ErrorState
      art={<UncutStone symbol="plug" start="cloud" />}
      title="You are offline"
      text="Your balance is safe. We will reconnect by ourselves."
      action={
        <Button busy busyLabel="Trying again">
          Try again
        </Button>
      }
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Trying again' })).toHaveAttribute('aria-busy', 'true')
  },
}

let answer: (value: unknown) => void = () => undefined

/** An inline error; busy until the retry has finished. */
export const InlineError: Story = {
  render: () => (
    <RetryNote
      title="We couldn’t load the latest winners."
      text="Something went wrong on our side. Please try again in a moment."
      retryLabel="Try again"
      onRetry={() =>
        new Promise((resolve) => {
          answer = resolve
        })
      }
    />
  ),
}

export const InlineErrorTest: Story = {
  ...InlineError,
  tags: ['interaction-test', '!variant'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Try again' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    answer(undefined)
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  },
}

export const LongTexts: Story = {
  globals: { direction: 'rtl', viewport: { value: 'small' } },
  render: () => (
    <EmptyState
      art={<UncutStone symbol="map" end="compass" />}
      title="Page Not Found, and there may never have been one"
      text="There’s no page at /bonus/a-very-long-word-that-somebody-has-typed-without-a-blank."
      action={<ButtonLink to="/">Go back to the page that you came from</ButtonLink>}
    />
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const AllSix: Story = {
  ...allSix,
  render: () => (
    <Fill>
      {notFound}
      {failed}
      {loading}
    </Fill>
  ),
}

/** It says what will show up here, and offers the first step. */
export const Do: Story = {
  render: () => (
    <EmptyState
      art={<UncutStone symbol="banknote" end="coin" />}
      title="No transactions yet"
      text="Your deposits and withdrawals will show up here."
      action={<ButtonLink to="/wallets">Deposit</ButtonLink>}
    />
  ),
}

/** “No data” says neither what is missing nor how to begin; name it, and offer the first step. */
export const Dont: Story = {
  name: 'Don’t',
  render: () => <EmptyState art={<UncutStone symbol="banknote" end="coin" />} title="No data" />,
}
