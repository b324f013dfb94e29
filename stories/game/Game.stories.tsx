import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { pageInSix } from '../../.storybook/modes'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'game/Game',
  component: AppAt,
  args: { path: '/game/start?gameId=1' },
  parameters: { ...wholeApp, mock: { persona: 'regular' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

export const Starting: Story = {
  parameters: { mock: { persona: 'regular', fault: 'startGame:hang' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Starting the game')).toBeVisible()
  },
}

export const Resting: Story = {
  parameters: { mock: { persona: 'regular', fault: 'startGame:5002' }, chromatic: pageInSix },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This game is resting right now.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go home' })).toBeVisible()
  },
}

export const HtmlReply: Story = {
  parameters: { mock: { persona: 'regular', fault: 'startGame:http502' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/could not be read \(code 502\)/)).toBeVisible()
  },
}

export const SignedOut: Story = {
  parameters: { mock: { persona: 'visitor' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  },
}

/** Messages are accepted only from the game's own frame and origin. */
export const ForeignMessagesIgnored: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const frame = await waitFor(() => {
      const found = canvasElement.querySelector('iframe')
      if (!found) throw new Error('no frame yet')
      return found
    })
    const leave = canvas.getByRole('button', { name: 'Leave the game' })
    const balance = () => canvas.getByTestId('balance').textContent
    const before = balance()
    const post = (source: Window | null, origin: string, message: object) =>
      window.dispatchEvent(new MessageEvent('message', { source, origin, data: { mark: 'kismara-game', ...message } }))
    const own = location.origin
    await step('wrong source, wrong origin, no source, wrong marker', async () => {
      for (const message of [{ type: 'busy' }, { type: 'balance', coin: 1 }, { type: 'exit' }]) {
        post(window, own, message)
        post(null, own, message)
        post(frame.contentWindow, 'https://evil.example', message)
        post(frame.contentWindow, 'null', message)
        post(frame.contentWindow, own, { ...message, mark: 'another' })
      }
      await expect(leave).not.toHaveAttribute('aria-disabled', 'true')
      await expect(balance()).toBe(before)
      await expect(canvasElement.querySelector('iframe')).toBe(frame)
    })
    await step('the frame itself', async () => {
      post(frame.contentWindow, own, { type: 'busy' })
      post(frame.contentWindow, own, { type: 'balance', coin: 1 })
      await waitFor(() => expect(leave).toHaveAttribute('aria-disabled', 'true'))
      await expect(balance()).toBe('0.01')
    })
  },
}
