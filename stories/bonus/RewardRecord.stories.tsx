import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { backend } from '../../.storybook/world/world'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'bonus/Reward history',
  component: AppAt,
  args: { path: '/reward/record' },
  parameters: { ...wholeApp, mock: { persona: 'regular' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

/** Waits until the illustration of an empty or error page has loaded. */
const pictured = (page: HTMLElement) => waitFor(() => expect(page.querySelector('main img')).toBeVisible())

const asked = () => backend.log.list().filter(({ endpoint }) => endpoint === 'activityAwardGetLog')

export const Regular: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Reward history' })).toBeVisible())
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(3))
  },
}

/** [ROUTE-05] The bonus center has the same history. */
export const InBonusCenterTest: Story = {
  tags: ['interaction-test'],
  args: { path: '/bonus/record' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Reward history' })).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(3))
  },
}

/** More than one page: the next one loads near the end. */
export const Whale: Story = {
  tags: ['variant'],
  parameters: { mock: { persona: 'whale' } },
}

export const WhaleTest: Story = {
  ...Whale,
  tags: ['interaction-test'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(19))
    await waitFor(() => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(39)
    })
    await expect(
      asked()
        .map(({ request }) => (request as { pageNum: number }).pageNum)
        .slice(0, 2),
    ).toEqual([1, 2])
  },
}

/** The filter is in the URL and is sent to the backend. */
export const FilteredBySource: Story = {
  tags: ['flow'],
  parameters: { mock: { persona: 'whale' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Login bonus' }))
    await waitFor(() => expect(asked().at(-1)?.request).toMatchObject({ kind: 'login' }))
    await waitFor(() => expect(canvas.getAllByText('Login bonus').length).toBeGreaterThan(3))
    await expect(canvas.queryByText('Deposits', { selector: 'span' })).toBeNull()
  },
}

/** Opened from a shared URL. */
export const SharedUrl: Story = {
  args: { path: '/reward/record?from=mail' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Mail' })).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(asked().at(-1)?.request).toMatchObject({ kind: 'mail' }))
  },
}

/** A preset range is sent to the backend as midnight of its first day. */
export const OfToday: Story = {
  tags: ['flow', 'variant'],
  parameters: { mock: { persona: 'whale' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Dates' }), 'Today')
    const midnight = new Date(backend.now()).setHours(0, 0, 0, 0)
    await waitFor(() => expect(asked().at(-1)?.request).toMatchObject({ from: midnight }))
  },
}

/** Custom dates from a shared URL; an error if the end date is before the start date. */
export const OwnDays: Story = {
  tags: ['interaction-test'],
  args: { path: '/reward/record?days=2025-01-01..2025-01-31' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'No rewards on these dates' })).toBeVisible()
    await expect(await canvas.findByLabelText('From')).toHaveValue('2025-01-01')
    await fireEvent.change(canvas.getByLabelText('To'), { target: { value: '2024-12-31' } })
    await expect(await canvas.findByText('The end date is before the start date.')).toBeVisible()
    await waitFor(() => expect(asked().at(-1)?.request).toMatchObject({ to: new Date(2025, 0, 1).getTime() - 1 }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all rewards' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(3))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Dates' }), 'Choose dates')
    await expect(await canvas.findByLabelText('From')).toHaveValue('')
  },
}

export const Empty: Story = {
  tags: ['variant'],
  parameters: { mock: { persona: 'newcomer' } },
}

export const EmptyTest: Story = {
  ...Empty,
  tags: ['interaction-test'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'No rewards yet' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'VIP' }))
    await expect(await canvas.findByRole('heading', { name: 'No rewards from this source yet' })).toBeVisible()
    await pictured(canvasElement)
  },
}

export const Loading: Story = {
  parameters: { mock: { persona: 'regular', fault: 'activityAwardGetLog:hang' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Reward history' })).toBeVisible())
    await waitFor(() => expect(asked().length).toBe(1))
  },
}

export const Failed: Story = {
  tags: ['variant'],
  parameters: { mock: { persona: 'regular', fault: 'activityAwardGetLog:http500*1' } },
}

export const FailedTest: Story = {
  ...Failed,
  tags: ['interaction-test'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('We couldn’t load this.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(3))
  },
}

export const Offline: Story = {
  parameters: { mock: { persona: 'regular', fault: 'activityAwardGetLog:offline' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('You’re offline. Check your connection and try again.')).toBeVisible()
    await pictured(canvasElement)
  },
}

/** After a refresh, new rewards are on top. */
export const Refreshed: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(3))
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await waitFor(() => expect(asked().at(-1)?.request).toMatchObject({ pageNum: 1 }))
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(3)
  },
}

/** A visitor is asked to sign in; no call is made. */
export const SignedOut: Story = {
  tags: ['variant'],
  parameters: { mock: { persona: 'visitor' } },
}

export const SignedOutTest: Story = {
  ...SignedOut,
  tags: ['interaction-test'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Rewards every day' })).toBeVisible()
    await expect(asked()).toEqual([])
    await userEvent.click(canvas.getByRole('link', { name: 'Log in' }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible())
  },
}
