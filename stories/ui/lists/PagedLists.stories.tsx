import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'
import { expect, fn, waitFor } from 'storybook/test'
import { List } from '../../../src/ui/data/List'
import { ListRow } from '../../../src/ui/data/ListRow'
import { EmptyState } from '../../../src/ui/feedback/EmptyState'
import { FilterChips } from '../../../src/ui/lists/FilterChips'
import { LongList } from '../../../src/ui/lists/LongList'
import { PagedList } from '../../../src/ui/lists/PagedList'
import type { PagedState } from '../../../src/ui/lists/resourceState'
import { SignedOut } from '../../../src/ui/lists/SignedOut'
import { useUrlFilter } from '../../../src/ui/lists/useUrlFilter'
import { allSix } from '../../support/allSix'

const rowsUpTo = (count: number) => Array.from({ length: count }, (_, at) => `Record ${at + 1}`)

const pagedState = (changes: Partial<PagedState<string>> = {}): PagedState<string> => ({
  rows: rowsUpTo(5),
  state: 'ready',
  pending: null,
  failedRead: null,
  hasMore: false,
  more: fn(async () => undefined),
  retry: fn(async () => undefined),
  refresh: fn(async () => undefined),
  ...changes,
})

const why = { keys: ['error.offline'] }

const meta = {
  title: 'ui/lists/PagedLists',
  tags: ['autodocs'],
  component: LongList<string>,
  subcomponents: { PagedList, FilterChips, SignedOut },
  args: {
    list: pagedState(),
    label: 'Records',
    rowSize: 48,
    empty: <EmptyState level={2} title="No records yet" />,
    itemKey: (row) => row,
    renderItem: (row) => <div style={{ padding: '12px 14px' }}>{row}</div>,
  },
} satisfies Meta<typeof LongList<string>>

export default meta
type Story = StoryObj<typeof meta>

/** All there is: the list says that it has ended. */
export const Ended: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('That is all.')).toBeVisible()
    await expect(canvas.getByText('5 entries shown')).toBeInTheDocument()
  },
}

export const Loading: Story = {
  args: { list: pagedState({ rows: [], state: 'loading', pending: 'more' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument()
    await expect(canvas.queryByText('No records yet')).toBeNull()
  },
}

export const Empty: Story = {
  args: { list: pagedState({ rows: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No records yet' })).toBeVisible()
  },
}

/** Nothing has been read yet, and the network is away. */
export const FailedAtFirst: Story = {
  args: { list: pagedState({ rows: [], state: 'failed', failedRead: 'more', why }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No connection. Check your network and try again.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.list.retry).toHaveBeenCalledOnce()
  },
}

/** The end is near: the next page is asked for, once. */
export const NextPage: Story = {
  args: { list: pagedState({ hasMore: true }) },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.list.more).toHaveBeenCalled())
    await expect(canvas.queryByText('That is all.')).toBeNull()
  },
}

/** A page that did not come is not asked for again until somebody wants it. */
export const NextPageFailed: Story = {
  args: { list: pagedState({ hasMore: true, state: 'failed', failedRead: 'more', why }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Record 5')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.list.retry).toHaveBeenCalledOnce()
    await expect(args.list.more).not.toHaveBeenCalled()
  },
}

/** Read anew without success: the rows stay, and it is said that they may be old. */
export const RefreshFailed: Story = {
  args: { list: pagedState({ state: 'failed', failedRead: 'refresh', why }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('This may be out of date.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(args.list.refresh).toHaveBeenCalledOnce()
  },
}

/** Of ten thousand rows only those in sight are in the page. */
export const TenThousand: Story = {
  args: { list: pagedState({ rows: rowsUpTo(10_000) }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(100_000))
    await waitFor(() => expect(canvas.getByText('Record 1')).toBeVisible())
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(120)
  },
}

/** In a sheet the next page comes at a button's press. */
export const InASheet: Story = {
  render: ({ list, ...args }) => (
    <PagedList {...args} list={list}>
      {(rows) => (
        <List label="Records">
          {rows.map((row) => (
            <ListRow key={row} title={row} />
          ))}
        </List>
      )}
    </PagedList>
  ),
  args: { list: pagedState({ hasMore: true }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(args.list.more).toHaveBeenCalledOnce()
  },
}

export const OfAVisitor: Story = {
  render: () => <SignedOut />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login')
  },
}

const KINDS = ['all', 'coins', 'points'] as const

function Filtered() {
  const [kind, choose] = useUrlFilter('kind', KINDS)
  const { search } = useLocation()
  return (
    <>
      <FilterChips
        label="Kind"
        options={KINDS.map((value) => ({ value, label: value }))}
        chosen={kind}
        onChoose={choose}
      />
      <output>{search || 'no query'}</output>
    </>
  )
}

/** What is chosen stands in the address; the usual choice does not. */
export const FilterInTheAddress: Story = {
  render: () => <Filtered />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'points' }))
    await expect(await canvas.findByText('?kind=points')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'points' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'all' }))
    await expect(await canvas.findByText('no query')).toBeVisible()
  },
}

export const AllSix: Story = allSix
