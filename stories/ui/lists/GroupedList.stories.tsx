import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { EmptyState } from '../../../src/ui/feedback/EmptyState'
import { GroupedList } from '../../../src/ui/lists/GroupedList'
import { allSix } from '../../support/allSix'

const rows = ['Bank Transfer', 'Instant Pay', 'QR Pay']
const list = {
  rows,
  state: 'ready',
  pending: null,
  failedRead: null,
  hasMore: false,
  more: fn(async () => undefined),
  retry: fn(async () => undefined),
  refresh: fn(async () => undefined),
} as const

const meta = {
  title: 'ui/lists/Grouped list',
  tags: ['autodocs'],
  component: GroupedList<string>,
  args: {
    list,
    groups: [
      { id: 'today', label: 'Today', rows: rows.slice(0, 1) },
      { id: 'week', label: 'Last 7 days', rows: rows.slice(1) },
    ],
    rowSize: 48,
    empty: <EmptyState level={2} title="No orders yet" />,
    itemKey: (row) => row,
    renderItem: (row) => <div style={{ padding: '12px 14px' }}>{row}</div>,
  },
} satisfies Meta<typeof GroupedList<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Groups: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Last 7 days' })).toHaveTextContent('Instant PayQR Pay')
  },
}

export const Empty: Story = { args: { list: { ...list, rows: [] }, groups: [] } }

/** The next page failed: a retry at the end. */
export const NextFailed: Story = {
  args: { list: { ...list, state: 'failed', failedRead: 'more', hasMore: true, why: { keys: ['error.offline'] } } },
}

export const AllSix: Story = { ...allSix }
