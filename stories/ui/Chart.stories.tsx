import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { AreaChart } from '../../src/ui/chart/AreaChart'
import { BarChart } from '../../src/ui/chart/BarChart'
import { allSix } from '../support/allSix'
import { Fill } from '../support/Fill'

const meta = {
  title: 'ui/Chart',
  component: BarChart,
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
  },
} satisfies Meta<typeof BarChart>

export default meta
type Story = StoryObj<typeof meta>

export const Bars: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Bets of the week' })).toBeVisible()
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
  },
}

export const Nothing: Story = { args: { points: [] } }

export const AllSix: Story = {
  ...allSix,
  render: (args) => (
    <Fill>
      <BarChart {...args} />
      <AreaChart {...args} />
    </Fill>
  ),
}
