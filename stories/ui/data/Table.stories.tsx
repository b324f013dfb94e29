import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type Column, Table } from '../../../src/ui/data/Table'
import { allSix } from '../../support/allSix'

interface Benefit {
  name: string
  now: string
  next: string
}

const columns: Column<Benefit>[] = [
  { id: 'name', label: 'Benefit', cell: (row) => row.name },
  { id: 'now', label: 'VIP 11', align: 'end', cell: (row) => row.now },
  { id: 'next', label: 'VIP 12', align: 'end', strong: true, cell: (row) => row.next },
]

const rows: Benefit[] = [
  { name: 'Bet rebate', now: '0.70%', next: '0.75%' },
  { name: 'Daily bonus', now: '8.00', next: '10.00' },
  { name: 'Withdraw / day', now: '30,000', next: '36,000' },
  { name: 'Personal host', now: '–', next: 'Yes' },
]

const meta = {
  title: 'ui/data/Table',
  tags: ['autodocs', 'stable', 'variant'],
  component: Table<Benefit>,
  parameters: {
    guide: {
      use: 'Rows with the same few columns, to be compared: the benefits of two tiers, a rate per level. Align numbers to the end, and set strong only for the column that matters most.',
      avoid:
        'Not for the terms of one offer (FactList), for rows that lead to a page (List with ListRow), or for winners by rank (RankTable). A history that loads as it is read is a PagedList.',
    },
  },
  args: { caption: 'What changes next', columns, rows, rowKey: (row) => row.name },
} satisfies Meta<typeof Table<Benefit>>

export default meta
type Story = StoryObj<typeof meta>

export const Benefits: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'What changes next' })).toBeVisible()
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3)
    await expect(canvas.getAllByRole('row')).toHaveLength(5)
  },
}

export const WithCaption: Story = { args: { hideCaption: false } }

export const Empty: Story = { args: { rows: [], empty: 'No records yet' } }

export const Wide: Story = {
  args: {
    columns: [...columns, ...columns, ...columns].map((column, at) => ({ ...column, id: `${column.id} ${at}` })),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table').parentElement).toHaveAttribute('tabindex', '0'))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [name, now] = canvas.getAllByRole('columnheader')
    await expect(name?.getBoundingClientRect().x).toBeGreaterThan(now?.getBoundingClientRect().x ?? Infinity)
  },
}

/** Text wraps, amounts never do. */
export const LongLabels: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    rows: [
      {
        name: 'What you may take out on one day, after the checks of the bank',
        now: '12,345,678.90',
        next: '98,765,432.10',
      },
      ...rows,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: '12,345,678.90' }).getBoundingClientRect().height).toBeGreaterThan(44)
    await expect(getComputedStyle(canvas.getByRole('cell', { name: '12,345,678.90' })).whiteSpace).toBe('nowrap')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Only rows near the viewport are in the document. */
export const ThousandRows: Story = {
  args: {
    tracks: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))',
    rows: Array.from({ length: 1000 }, (_, index) => ({ name: `Day ${index + 1}`, now: '8.00', next: '10.00' })),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('cell', { name: 'Day 1' })
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(150))
    const [, head] = canvas.getAllByRole('columnheader')
    const [, cell] = canvas.getAllByRole('cell')
    await expect(cell?.getBoundingClientRect().right).toBeCloseTo(head?.getBoundingClientRect().right ?? 0)
  },
}

export const AllSix: Story = { ...allSix }

/** Numbers are aligned to the end, and only the next tier is strong. */
export const Do: Story = { args: { hideCaption: false } }

/** With every column strong, none stands out; set it only for the one that matters most. */
export const Dont: Story = {
  name: 'Don’t',
  args: { hideCaption: false, columns: columns.map((column) => ({ ...column, strong: true })) },
}
