import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { AppAt, wholeApp } from '../support/AppAt'

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
    await expect(await canvas.findByRole('button', { name: /a draw chance is waiting/ })).toBeVisible()
  },
}

/** Four positions in the rules sheet, for those who cannot drag. */
export const MovedByMenu: Story = {
  parameters: { mock: { persona: 'broke' } },
  play: async ({ canvas, userEvent }) => {
    const bubble = await canvas.findByRole('button', { name: 'Lucky jackpot' })
    const before = bubble.getBoundingClientRect()
    await userEvent.click(bubble)
    await userEvent.click(await canvas.findByRole('button', { name: /^Rules$/ }))
    await userEvent.selectOptions(await canvas.findByLabelText('Where the bubble stands'), 'Top left')
    await waitFor(() => {
      const after = bubble.getBoundingClientRect()
      expect(after.x).toBeLessThan(before.x)
      expect(after.y).toBeLessThan(before.y)
    })
  },
}

export const MovedByKeys: Story = {
  parameters: { mock: { persona: 'broke' } },
  play: async ({ canvas, userEvent }) => {
    const bubble = await canvas.findByRole('button', { name: 'Lucky jackpot' })
    bubble.focus()
    const before = bubble.getBoundingClientRect()
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}')
    const after = bubble.getBoundingClientRect()
    await expect(after.x).toBeLessThan(before.x)
    await expect(after.y).toBeLessThan(before.y)
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('dialog', { name: 'Lucky jackpot' })).toBeVisible()
  },
}
