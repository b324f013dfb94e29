import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { Controls } from '../../mocks/network/controls/controls'
import { AppAt, wholeApp } from '../support/AppAt'
import { inDialog, preloadAll } from './support'

const meta: Meta<typeof AppAt> = {
  title: 'flows/Interrupted',
  tags: ['flow', 'variant'],
  component: AppAt,
  beforeEach: preloadAll,
  args: { path: '/member' },
  parameters: { ...wholeApp, mock: { persona: 'regular' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

// The control surface of the story's world is on `window`.
const world = () => (window as unknown as { mock: Controls }).mock

/** The session was ended elsewhere: the next call returns 401 and the player is sent to the login page. */
export const SessionExpires: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('the page works', async () => {
      await expect(await canvas.findByTestId('balance')).toBeVisible()
    })
    await step('the next call is refused with 401', async () => {
      world().fault('refreshData:401*1')
      await userEvent.click(canvas.getByRole('button', { name: 'Refresh balance' }))
    })
    await step('the login page is shown and the player data is gone', async () => {
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible())
      await expect(canvas.queryByText('Marlow')).toBeNull()
    })
  },
}

/** A call without a reply opens Tips; the page stays as it was. */
export const TimeoutShowsTips: Story = {
  parameters: { pace: 0.3 },
  play: async ({ canvas, step, userEvent }) => {
    const refresh = await canvas.findByRole('button', { name: 'Refresh balance' })
    await step('a call gets no reply', async () => {
      world().fault('refreshData:hang*1')
      await userEvent.click(refresh)
    })
    await step('Tips opens', async () => {
      const tips = await canvas.findByRole('dialog', { name: 'Tips' })
      await expect(tips).toHaveTextContent('The request has timed out, please try again later')
      await userEvent.click((await inDialog(canvas, 'Tips')).getByRole('button', { name: 'OK' }))
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    })
    await step('the page is unchanged and a retry works', async () => {
      await userEvent.click(refresh)
      await waitFor(() => expect(canvas.getAllByText('Balance refreshed')[0]).toBeVisible())
    })
  },
}
