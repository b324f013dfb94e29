import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { List } from '../../../src/ui/data/List'
import { ListRow } from '../../../src/ui/data/ListRow'
import { SectionHead } from '../../../src/ui/data/SectionHead'
import { PullToRefresh } from '../../../src/ui/lists/PullToRefresh'
import { allSix } from '../../support/allSix'

const meta = {
  title: 'ui/lists/Pull to refresh',
  tags: ['autodocs', 'stable', 'variant'],
  component: PullToRefresh,
  parameters: {
    guide: {
      use: 'Content that may change while it is open and does not update by itself. It is refreshed by pulling down or by the button beside its heading, which does the same for those who cannot pull.',
      avoid:
        'PagedList has it built in. Not in a Sheet or Dialog, where pulling does nothing, and not for a part that failed to load (RetryNote).',
    },
  },
  args: {
    label: 'Refresh',
    busyLabel: 'Loading',
    onRefresh: fn(() => Promise.resolve()),
    head: <SectionHead title="Records" />,
    children: (
      <List>
        <ListRow title="Deposit" end="+20.00" />
        <ListRow title="Spin" end="+88.00" />
      </List>
    ),
  },
} satisfies Meta<typeof PullToRefresh>

export default meta
type Story = StoryObj<typeof meta>

export const ByButton: Story = {
  tags: ['interaction-test', '!variant'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(args.onRefresh).toHaveBeenCalledOnce())
  },
}

const touch = (target: Element, y: number) => [new Touch({ identifier: 1, target, clientX: 100, clientY: y })]

export const ByPull: Story = {
  tags: ['interaction-test', '!variant'],
  play: async ({ args, canvas }) => {
    const list = canvas.getByRole('list')
    const pull = (to: number) => {
      fireEvent.touchStart(list, { touches: touch(list, 100) })
      fireEvent.touchMove(list, { touches: touch(list, to) })
      fireEvent.touchEnd(list, { touches: [] })
    }
    // The list takes touches only when its effects have run.
    await waitFor(async () => {
      pull(200)
      await expect(args.onRefresh).toHaveBeenCalledOnce()
    })
    pull(140)
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
}

export const Refreshing: Story = {
  tags: ['flow'],
  args: { onRefresh: fn(() => new Promise(() => undefined)) },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Refresh' })
    await userEvent.click(button)
    await userEvent.click(button)
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
}

/** The arrow rotates in while pulling; released too early, it goes back. */
export const HalfPulled: Story = {
  tags: ['flow'],
  play: async ({ args, canvas, canvasElement }) => {
    const list = canvas.getByRole('list')
    const arrow = canvasElement.querySelector<HTMLElement>('[style*="rotate"]')
    fireEvent.touchStart(list, { touches: touch(list, 100) })
    fireEvent.touchMove(list, { touches: touch(list, 154) })
    await waitFor(() => expect(arrow?.style.opacity).toBe('0.75'))
    await expect(args.onRefresh).not.toHaveBeenCalled()
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Refresh' }).getBoundingClientRect()
    await expect(button.x).toBeLessThan(canvas.getByRole('heading').getBoundingClientRect().x)
  },
}

export const AllSix: Story = { ...allSix }

/** A history changes while it is open, and its heading says what is refreshed. */
export const Do: Story = { args: { head: <SectionHead title="Transaction history" /> } }

/** Rules do not change while they are read, so refreshing does nothing; show them without it. */
export const Dont: Story = {
  name: 'Don’t',
  args: { head: <SectionHead title="Jackpot rules" />, children: <p>A spin that you have earned never expires.</p> },
}
