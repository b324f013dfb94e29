import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { Controls } from '../../mocks/network/controls/controls'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'app/Failed start',
  tags: ['interaction-test'],
  component: AppAt,
  args: { path: '/' },
  parameters: { ...wholeApp, mock: { persona: 'visitor', fault: 'appConfig:offline' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

// Storybook exposes the story's world as `window.mock`.
const world = () => (window as unknown as { mock: Controls }).mock
const TITLE = { name: 'We couldn’t connect' }

/** Without a configuration of an earlier visit there is nothing to show but a way to try again. */
export const Failed: Story = { tags: ['!interaction-test'] }

/** Tried again after a while, without a tap. */
export const TriedAgain: Story = {
  parameters: { pace: 0.1, mock: { persona: 'visitor', fault: 'appConfig:offline*1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', TITLE)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Log in' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('heading', TITLE)).toBeNull())
  },
}

/** Tried again at once when the network is back; meanwhile the page says that it is trying. */
export const BackOnline: Story = {
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByRole('heading', TITLE)).toBeVisible()
    await step('the network is back, the backend is slow', async () => {
      await world().clearFaults()
      world().fault('appConfig:slow=300')
      window.dispatchEvent(new Event('online'))
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true'),
      )
      await expect(canvas.getByRole('heading', TITLE)).toBeVisible()
    })
    await step('the lobby', async () => {
      await waitFor(() => expect(canvas.queryByRole('heading', TITLE)).toBeNull())
    })
  },
}
