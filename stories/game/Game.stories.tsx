import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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

export const AnswerIsHtml: Story = {
  parameters: { mock: { persona: 'regular', fault: 'startGame:http502' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/could not be read \(code 502\)/)).toBeVisible()
  },
}

export const LoggedOut: Story = {
  parameters: { mock: { persona: 'visitor' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  },
}
