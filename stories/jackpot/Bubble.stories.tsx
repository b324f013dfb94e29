import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AppAt, wholeApp } from '../support/AppAt'
import { SOON } from './support'

const meta: Meta<typeof AppAt> = {
  title: 'jackpot/Bubble',
  component: AppAt,
  args: { path: '/' },
  parameters: wholeApp,
}
export default meta
type Story = StoryObj<typeof AppAt>

export const ChanceWaiting: Story = {
  parameters: { mock: { persona: 'lucky' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /a draw chance is waiting/ }, SOON)).toBeVisible()
  },
}

export const MovedByKeys: Story = {
  parameters: { mock: { persona: 'broke' } },
  play: async ({ canvas, userEvent }) => {
    const bubble = await canvas.findByRole('button', { name: 'Lucky jackpot' }, SOON)
    bubble.focus()
    const before = bubble.getBoundingClientRect()
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}')
    const after = bubble.getBoundingClientRect()
    await expect(after.x).toBeLessThan(before.x)
    await expect(after.y).toBeLessThan(before.y)
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('dialog', { name: 'Lucky jackpot' }, SOON)).toBeVisible()
  },
}
