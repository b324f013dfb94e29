import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Tabs } from '../../src/ui/Tabs'
import { allSix } from '../support/allSix'
import { Controlled } from '../support/Controlled'

const tabs = [
  { id: 'home', label: 'Overview' },
  { id: 'tasks', label: 'Tasks', dot: '2 to claim' },
  { id: 'rebate', label: 'Rebate' },
] as const

const meta = {
  title: 'ui/Tabs',
  render: () => (
    <Controlled<(typeof tabs)[number]['id']> initial="home">
      {(selected, select) => (
        <Tabs label="Bonus centre" tabs={tabs} selected={selected} onSelect={select}>
          <p>This is the panel of {selected}.</p>
        </Tabs>
      )}
    </Controlled>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {
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
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: /Tasks/ })).toHaveFocus()
  },
}

export const AllSix: Story = allSix
