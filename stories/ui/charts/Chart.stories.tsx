import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { AreaChart } from '../../../src/ui/charts/AreaChart'
import { BarChart } from '../../../src/ui/charts/BarChart'
import { allSix } from '../../support/allSix'
import { Fill } from '../../support/Fill'

const meta = {
  title: 'ui/charts/Chart',
  tags: ['autodocs'],
  component: BarChart,
  subcomponents: { AreaChart },
  args: {
    title: 'Bets of the week',
    points: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((label, at) => ({
      label,
      value: [120, 80, 0, 210, 160, 340, 290][at] ?? 0,
    })),
    format: (value) => String(value),
    tableLabel: 'Show as table',
    chartLabel: 'Show as chart',
    labelHead: 'Day',
    valueHead: 'Bet',
    empty: 'No bets this week',
  },
} satisfies Meta<typeof BarChart>

export default meta
type Story = StoryObj<typeof meta>

export const Bars: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Bets of the week' })).toBeVisible()
    const tall = (number: string) => canvas.getByText(number).nextElementSibling?.getBoundingClientRect().height ?? 0
    await expect(tall('290') / tall('340')).toBeCloseTo(290 / 340, 1)
    await expect(tall('80') / tall('340')).toBeCloseTo(80 / 340, 1)
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getByRole('row', { name: 'Sat 340' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }))
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const Area: Story = {
  render: (args) => <AreaChart {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Bets of the week' })).toBeVisible()
    for (const [day, bet] of [
      ['Mon', '120'],
      ['Sat', '340'],
      ['Sun', '290'],
    ] as const) {
      await expect(canvas.getByText(day)).toHaveTextContent(`${day}${bet}`)
    }
  },
}

const both: Story = {
  render: (args) => (
    <Fill>
      <BarChart {...args} />
      <AreaChart {...args} />
    </Fill>
  ),
}

export const Empty: Story = {
  ...both,
  args: { points: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No bets this week')).toHaveLength(2)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const OneDay: Story = { ...both, args: { points: [{ label: 'Mon', value: 120 }] } }

const month = Array.from({ length: 30 }, (_, at) => ({ label: `${at + 1}`, value: ((at * 7919) % 97) * 12_345 }))

/** A month of large amounts: bars keep their values and scroll, also by keyboard. */
export const Month: Story = {
  globals: { viewport: { value: 'small' } },
  args: { points: month, format: (value) => value.toLocaleString('en-US') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('list').parentElement).toHaveAttribute('tabindex', '0'))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getByRole('table', { name: 'Bets of the week' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show as chart', pressed: true })).toHaveFocus()
  },
}

/** Time runs from right to left: the first day is on the right. */
export const RightToLeft: Story = {
  ...both,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [monday] = canvas.getAllByText('Mon')
    const [sunday] = canvas.getAllByText('Sun')
    await expect(monday?.getBoundingClientRect().x).toBeGreaterThan(sunday?.getBoundingClientRect().x ?? Infinity)
    await expect(getComputedStyle(canvas.getByRole('img')).scale).toBe('-1 1')
  },
}

export const AllSix: Story = { ...both, ...allSix }
