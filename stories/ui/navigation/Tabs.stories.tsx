import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'
import { expect, userEvent, waitFor } from 'storybook/test'
import { useUrlFilter } from '../../../src/ui/lists/filters/useUrlFilter'
import { Tabs } from '../../../src/ui/navigation/Tabs'
import { allSix } from '../../support/allSix'
import { Controlled } from '../../support/Controlled'

const tabs = [
  { id: 'home', label: 'Overview' },
  { id: 'tasks', label: 'Tasks', dot: '2 to claim' },
  { id: 'rebate', label: 'Rebate' },
] as const

const meta = {
  title: 'ui/navigation/Tabs',
  tags: ['autodocs', 'stable', 'variant'],
  component: Tabs,
  parameters: {
    guide: {
      use: 'Two to five views of one page, of which one is shown at a time, such as overview, tasks and rebate. A dot says that something waits in a tab out of sight.',
      avoid:
        'Not for pages of their own (ChipLink, or ListRow with to), for filters of a list (FilterChips), for an option of a form (SegmentedControl), or for steps in order (Stepper).',
    },
  },
  render: () => (
    <Controlled<(typeof tabs)[number]['id']> initial="home">
      {(selected, select) => (
        <Tabs label="Bonus center" tabs={tabs} selected={selected} onSelect={select}>
          <p>This is the panel of {selected}.</p>
        </Tabs>
      )}
    </Controlled>
  ),
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj

export const Three: Story = {}

export const ThreeTest: Story = {
  ...Three,
  tags: ['interaction-test', '!variant'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Tasks 2 to claim' }))
    await expect(canvas.getByRole('tabpanel', { name: /Tasks/ })).toHaveTextContent('panel of tasks')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Rebate' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: 'Rebate' })).toHaveFocus()
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
}

export const RightToLeftTest: Story = {
  ...RightToLeft,
  tags: ['interaction-test', '!variant'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: /Tasks/ })).toHaveFocus()
  },
}

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'].map((label) => ({
  id: label,
  label,
}))

/** More tabs than fit: the row scrolls and the selected one is visible. */
export const Many: Story = {
  render: () => (
    <Controlled initial="August">
      {(selected, select) => (
        <Tabs label="Reports" tabs={months} selected={selected} onSelect={select}>
          <p>This is the panel of {selected}.</p>
        </Tabs>
      )}
    </Controlled>
  ),
}

export const ManyTest: Story = {
  ...Many,
  tags: ['interaction-test', '!variant'],
  play: async ({ canvas }) => {
    const inSight = (name: string) => {
      const { left, right } = canvas.getByRole('tab', { name }).getBoundingClientRect()
      return left >= 0 && right <= window.innerWidth
    }
    await waitFor(() => expect(inSight('August')).toBe(true))
    await expect(inSight('January')).toBe(false)
    await userEvent.click(canvas.getByRole('tab', { name: 'August' }))
    await userEvent.keyboard('{Home}')
    await expect(inSight('January')).toBe(true)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const AllSix: Story = allSix

const KINDS = ['deposits', 'withdrawals'] as const

function InUrlTabs() {
  const [kind, choose] = useUrlFilter('kind', KINDS)
  const { search } = useLocation()
  return (
    <Tabs label="Kind" tabs={KINDS.map((id) => ({ id, label: id }))} selected={kind} onSelect={choose}>
      <output>{search || 'no query'}</output>
    </Tabs>
  )
}

/** The tab is in the URL, unless it is the default. */
export const TabInUrl: Story = {
  tags: ['interaction-test', '!variant'],
  render: () => <InUrlTabs />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'withdrawals' }))
    await expect(await canvas.findByText('?kind=withdrawals')).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'withdrawals' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Home}')
    await expect(await canvas.findByText('no query')).toBeVisible()
  },
}

/** Three views of one page, with short names that fit side by side. */
export const Do: Story = {}

const areas = ['Deposit', 'Withdraw', 'Safe box', 'Bank cards', 'History', 'Limits', 'Support'].map((label) => ({
  id: label,
  label,
}))

/** Seven pages as tabs: some are out of sight, and none is a view of the same page; take a List of links. */
export const Dont: Story = {
  name: 'Don’t',
  render: () => (
    <Controlled initial="Deposit">
      {(selected, select) => (
        <Tabs label="Account" tabs={areas} selected={selected} onSelect={select}>
          <p>This is the page {selected}.</p>
        </Tabs>
      )}
    </Controlled>
  ),
}
