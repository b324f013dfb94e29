import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { megaphone } from '../../../src/ui/art/icons/icons'
import { Ticker } from '../../../src/ui/data/Ticker'
import { allSix } from '../../support/allSix'

const win = (who: string, amount: string, where: string) => ({
  id: who,
  content: (
    <>
      <strong>{who}</strong> won <strong>{amount}</strong> in {where}
    </>
  ),
})

const meta = {
  title: 'ui/data/Ticker',
  tags: ['autodocs', 'stable', 'variant'],
  component: Ticker,
  parameters: {
    guide: {
      use: 'Short news that can be missed without harm, one line at a time: the latest wins, new games. Each item makes sense by itself and fits one line on a phone.',
      avoid:
        'Not for anything that players must know or act on: take Note. For cards to look through take Carousel, for winners by rank RankTable.',
    },
  },
  args: {
    label: 'Latest wins',
    icon: megaphone,
    pauseLabel: 'Pause',
    playLabel: 'Play',
    items: [
      win('Mi***27', '2,480.00', 'Minor · Lantern Dragon'),
      win('An***09', '8,102.00', 'Minor'),
      win('Jo***81', '921.30', 'Mini'),
    ],
  },
} satisfies Meta<typeof Ticker>

export default meta
type Story = StoryObj<typeof meta>

/** Ends the current interval as the browser would. */
const beat = (root: HTMLElement) => {
  const clock = root.querySelector('[role=group] > [aria-hidden]:not(svg)')
  if (clock) fireEvent.animationEnd(clock)
}

export const Running: Story = {
  globals: { motion: 'full' },
}

export const RunningTest: Story = {
  ...Running,
  tags: ['interaction-test'],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('Mi***27')).toBeVisible())
    beat(canvasElement)
    await waitFor(() => expect(canvas.getByText('An***09')).toBeVisible())
    beat(canvasElement)
    beat(canvasElement)
    await waitFor(() => expect(canvas.getByText('Mi***27')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible()
    await expect(canvasElement.querySelector('[role=group] > [aria-hidden]:not(svg)')).toBeNull()
  },
}

export const ReducedMotion: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible()
  },
}

export const OneItem: Story = {
  args: { items: [win('Mi***27', '2,480.00', 'Minor')] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Pauses on hover and focus. */
export const PausesOnHoverAndFocus: Story = {
  tags: ['interaction-test', '!variant'],
  globals: { motion: 'full' },
  play: async ({ canvas, canvasElement }) => {
    const clock = canvasElement.querySelector('[role=group] > [aria-hidden]:not(svg)')
    const state = () => clock && getComputedStyle(clock).animationPlayState
    await expect(state()).toBe('running')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Pause' })).toHaveFocus()
    await expect(state()).toBe('paused')
    await userEvent.tab()
    await waitFor(() => expect(state()).toBe('running'))
  },
}

/** Truncated to one line; screen readers get the full text. */
export const LongItemRightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'small' } },
  args: {
    items: [
      win('A-name-as-long-as-names-may-be', '98,765,432.10', 'Mega · Lantern Dragon and the Seven Pearls of the Tide'),
      win('An***09', '8,102.00', 'Minor'),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group').getBoundingClientRect().height).toBeLessThanOrEqual(44)
    await expect(canvas.getByText(/Seven Pearls/)).toBeInTheDocument()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull()
  },
}

export const AllSix: Story = allSix

/** Short lines of the same kind; nobody loses anything by missing one. */
export const Do: Story = {
  args: { items: [win('Mi***27', '2,480.00', 'Minor'), win('Jo***81', '921.30', 'Mini')] },
}

/** Notices that players must act on pass by unread; give each a Note that stays. */
export const Dont: Story = {
  name: 'Don’t',
  args: {
    label: 'Notices',
    items: [
      { id: 'closed', content: 'Withdrawals are closed until 18:00' },
      { id: 'card', content: 'Your bank card has expired' },
    ],
  },
}
