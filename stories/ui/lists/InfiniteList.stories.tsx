import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../../../src/ui/actions/Button'
import { EmptyState } from '../../../src/ui/feedback/EmptyState'
import { Note } from '../../../src/ui/feedback/Note'
import { Skeleton } from '../../../src/ui/feedback/Skeleton'
import { InfiniteList } from '../../../src/ui/lists/InfiniteList'
import { allSix } from '../../support/allSix'

const records = Array.from({ length: 5000 }, (_, at) => `Record ${at + 1}`)
const row = (record: string) => (
  <div>
    {record}
    <Skeleton blockSize="24px" />
  </div>
)

const meta = {
  title: 'ui/lists/Infinite list',
  tags: ['autodocs'],
  component: InfiniteList<string>,
  args: {
    label: 'Records',
    items: records,
    itemKey: (record) => record,
    renderItem: row,
    busyLabel: 'Loading more',
    onEnd: fn(),
  },
} satisfies Meta<typeof InfiniteList<string>>

export default meta
type Story = StoryObj<typeof meta>

export const FiveThousand: Story = {}

export const FiveThousandTest: Story = {
  ...FiveThousand,
  tags: ['interaction-test'],
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(20_000))
    await waitFor(() => expect(canvas.getByText('Record 1')).toBeVisible())
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(80)
    await expect(args.onEnd).not.toHaveBeenCalled()
    // Rows are measured as they render, so the end shifts while scrolling to it.
    await waitFor(() => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      expect(canvas.getByText('Record 5000')).toBeVisible()
      expect(args.onEnd).toHaveBeenCalled()
    })
  },
}

export const Short: Story = {
  args: { items: records.slice(0, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

export const LoadingMore: Story = {
  args: { items: records.slice(0, 3), busy: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading more')
    await expect(args.onEnd).not.toHaveBeenCalled()
  },
}

function Boxed(props: Parameters<typeof InfiniteList<string>>[0]) {
  const box = useRef<HTMLDivElement>(null)
  return (
    // A scroll container must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section ref={box} aria-label="Box" style={{ blockSize: 320, overflowY: 'auto' }} tabIndex={0}>
      <InfiniteList {...props} within={box} />
    </section>
  )
}

export const InScrollContainer: Story = {
  render: (args) => <Boxed {...args} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(3))
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40)
  },
}

export const Loading: Story = {
  args: { items: [], busy: true, empty: 'No records yet' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Records' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByText('No records yet')).toBeNull()
  },
}

export const Empty: Story = {
  args: { items: [], empty: <EmptyState level={2} title="No records yet" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No records yet' })).toBeVisible()
  },
}

/** The next rows failed to load: no further request until a retry. */
export const NextRowsFailed: Story = {
  args: {
    items: records.slice(0, 3),
    failed: (
      <>
        <Note tone="warning">The next records did not come.</Note>
        <Button variant="secondary" size="sm">
          Try again
        </Button>
      </>
    ),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('The next records did not come.')
    await expect(args.onEnd).not.toHaveBeenCalled()
  },
}

export const AllSix: Story = { ...allSix, args: { items: records.slice(0, 3), busy: true } }
