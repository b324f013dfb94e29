import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { Button } from '../../../src/ui/actions/Button'
import { List } from '../../../src/ui/data/List'
import { ListRow } from '../../../src/ui/data/ListRow'
import { EmptyState } from '../../../src/ui/feedback/EmptyState'
import { FilterChips } from '../../../src/ui/lists/filters/FilterChips'
import { RangeFilter } from '../../../src/ui/lists/filters/RangeFilter'
import { useUrlFilter } from '../../../src/ui/lists/filters/useUrlFilter'
import { useUrlRange } from '../../../src/ui/lists/filters/useUrlRange'
import { useUrlValue } from '../../../src/ui/lists/filters/useUrlValue'
import { GroupedRows } from '../../../src/ui/lists/GroupedRows'
import { PagedList } from '../../../src/ui/lists/PagedList'
import type { PagedState } from '../../../src/ui/lists/resourceState'
import { SignedOut } from '../../../src/ui/lists/SignedOut'
import { allSix } from '../../support/allSix'

const rowsUpTo = (count: number) => Array.from({ length: count }, (_, at) => `Record ${at + 1}`)

const pagedState = (changes: Partial<PagedState<string>> = {}): PagedState<string> => ({
  rows: rowsUpTo(5),
  state: 'ready',
  pending: null,
  failedRead: null,
  isOld: false,
  hasMore: false,
  more: fn(async () => undefined),
  retry: fn(async () => undefined),
  refresh: fn(async () => undefined),
  ...changes,
})

const why = { keys: ['error.offline'] }

interface Shown {
  list: PagedState<string>
  tools?: ReactNode
}
const states = { rowSize: 48, empty: <EmptyState level={2} title="No records yet" /> }
const rowsOf = {
  itemKey: (row: string) => row,
  renderItem: (row: string) => <div style={{ padding: '12px 14px' }}>{row}</div>,
}

const Records = (props: Shown) => <PagedList label="Records" {...states} {...rowsOf} {...props} />

const meta = {
  title: 'ui/lists/Paged list',
  tags: ['autodocs', 'stable', 'variant'],
  component: Records,
  subcomponents: { PagedList, GroupedRows, FilterChips, RangeFilter, SignedOut },
  parameters: {
    guide: {
      use: 'A list that loads as it is read, such as a history, with its filters, its loading, empty and failed states, and a way to refresh. Set inCard in a sheet or a card, where a button loads more.',
      avoid:
        'Not for a few rows that are all there at once (List with ListRow), for columns to compare (Table), or for a long list already in memory (WindowedList).',
    },
  },
  args: { list: pagedState() },
} satisfies Meta<typeof Records>

export default meta
type Story = StoryObj<typeof meta>

/** The end of the list is announced. */
export const Ended: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('That’s everything.')).toBeVisible()
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

/** The first page fails: offline. */
export const FirstPageFailed: Story = {
  args: { list: pagedState({ rows: [], state: 'failed', failedRead: 'more', why }) },
}

export const FirstPageFailedTest: Story = {
  ...FirstPageFailed,
  tags: ['interaction-test', '!variant'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You’re offline. Check your connection and try again.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.list.retry).toHaveBeenCalledOnce()
  },
}

/** Near the end the next page is requested, once. */
export const NextPage: Story = {
  args: { list: pagedState({ hasMore: true }) },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.list.more).toHaveBeenCalled())
    await expect(canvas.queryByText('That’s everything.')).toBeNull()
  },
}

/** A failed page is not requested again until a retry. */
export const NextPageFailed: Story = {
  args: { list: pagedState({ hasMore: true, state: 'failed', failedRead: 'more', why }) },
}

export const NextPageFailedTest: Story = {
  ...NextPageFailed,
  tags: ['interaction-test', '!variant'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Record 5')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.list.retry).toHaveBeenCalledOnce()
    await expect(args.list.more).not.toHaveBeenCalled()
  },
}

/** A failed refresh keeps the rows and says that they may be out of date. */
export const RefreshFailed: Story = {
  args: { list: pagedState({ state: 'failed', failedRead: 'refresh', why }) },
}

export const RefreshFailedTest: Story = {
  ...RefreshFailed,
  tags: ['interaction-test', '!variant'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('This may be out of date.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(args.list.refresh).toHaveBeenCalledOnce()
  },
}

/** Only the visible rows of ten thousand are in the DOM. */
export const TenThousand: Story = {
  args: { list: pagedState({ rows: rowsUpTo(10_000) }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(100_000))
    await waitFor(() => expect(canvas.getByText('Record 1')).toBeVisible())
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(120)
  },
}

/** In a sheet the next page loads by a button. */
export const InSheet: Story = {
  render: ({ list }) => (
    <PagedList inCard list={list} {...states}>
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
}

export const InSheetTest: Story = {
  ...InSheet,
  tags: ['interaction-test', '!variant'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(args.list.more).toHaveBeenCalledOnce()
  },
}

export const Visitor: Story = {
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

function Ranged() {
  const [range, choose] = useUrlRange()
  const { search } = useLocation()
  return (
    <>
      <RangeFilter range={range} onChoose={choose} />
      <output>{search || 'no query'}</output>
    </>
  )
}

/** Preset ranges and custom dates are in the URL, unless the range is the default. */
export const RangeInUrl: Story = {
  tags: ['interaction-test', '!variant'],
  render: () => <Ranged />,
  play: async ({ canvas, userEvent }) => {
    const days = canvas.getByRole('combobox', { name: 'Dates' })
    await userEvent.selectOptions(days, '7 days')
    await expect(await canvas.findByText('?days=week')).toBeVisible()
    await userEvent.selectOptions(days, 'Choose dates')
    await fireEvent.change(await canvas.findByLabelText('From'), { target: { value: '2026-02-01' } })
    await fireEvent.change(canvas.getByLabelText('To'), { target: { value: '2026-02-28' } })
    await expect(await canvas.findByText('?days=2026-02-01..2026-02-28')).toBeVisible()
    await userEvent.selectOptions(days, 'Any time')
    await expect(await canvas.findByText('no query')).toBeVisible()
  },
}

/** The filter is in the URL, unless it is the default. */
export const FilterInUrl: Story = {
  tags: ['interaction-test', '!variant'],
  render: () => <Filtered />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'points' }))
    await expect(await canvas.findByText('?kind=points')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'points' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'all' }))
    await expect(await canvas.findByText('no query')).toBeVisible()
  },
}

export const AllSix: Story = {
  ...allSix,
  args: { tools: <RangeFilter range={{ first: '2026-02-01', last: '2026-02-28' }} onChoose={fn()} /> },
}

export const Groups: Story = {
  render: ({ list }) => (
    <PagedList list={list} {...states}>
      {(rows) => (
        <GroupedRows
          groups={[
            { id: 'today', label: 'Today', rows: rows.slice(0, 1) },
            { id: 'week', label: 'Last 7 days', rows: rows.slice(1) },
          ]}
          {...rowsOf}
        />
      )}
    </PagedList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Last 7 days' })).toHaveTextContent('Record 2Record 3')
  },
}

function TwoFilters() {
  const [, setType] = useUrlValue('type')
  const [, setText] = useUrlValue('q')
  const { search } = useLocation()
  const change = () => {
    setType('3')
    setText('dragon')
  }
  return (
    <>
      <Button onClick={change}>Filter</Button>
      <output>{search}</output>
    </>
  )
}

export const TwoFiltersAtOnce: StoryObj = {
  tags: ['interaction-test', '!variant'],
  render: () => <TwoFilters />,
  play: async ({ canvas, userEvent, step }) => {
    await step('Two filters changed before the page is rendered again are both kept', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filter' }))
      await expect(await canvas.findByText('?type=3&q=dragon')).toBeVisible()
    })
  },
}

const noneFound: Shown = {
  list: pagedState({ rows: [] }),
  tools: <RangeFilter range="week" onChoose={fn()} />,
}

/** The filter finds nothing: the empty state says so, and offers to remove it. */
export const Do: Story = {
  args: noneFound,
  render: (args) => (
    <PagedList
      label="Records"
      {...states}
      {...rowsOf}
      {...args}
      empty={
        <EmptyState
          level={2}
          title="No records in the last 7 days"
          action={<Button variant="secondary">Show any time</Button>}
        />
      }
    />
  ),
}

/** “No records yet” is untrue while a filter hides them; name the filter, and offer to remove it. */
export const Dont: Story = { name: 'Don’t', args: noneFound }
