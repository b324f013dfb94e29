import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'jackpot/Jackpot button',
  component: AppAt,
  args: { path: '/vip' },
  parameters: wholeApp,
}
export default meta
type Story = StoryObj<typeof AppAt>

export const ChanceWaiting: Story = {
  parameters: { mock: { persona: 'lucky' } },
  play: async ({ canvas }) => {
    const bubble = await canvas.findByRole('button', { name: /you have a spin/ })
    // It fades in.
    await waitFor(() => expect(bubble).toBeVisible())
  },
}

/** Four positions in the settings, for those who cannot drag. */
export const MovedByMenu: Story = {
  tags: ['interaction-test'],
  args: { path: '/member' },
  parameters: { mock: { persona: 'broke' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Settings/ }))
    const menu = await canvas.findByLabelText('Jackpot button position')
    await expect(menu).toHaveValue('endBottom')
    await userEvent.selectOptions(menu, 'Top left')
    await waitFor(() => expect(menu).toHaveValue('startTop'))
  },
}

export const MovedByKeys: Story = {
  tags: ['interaction-test'],
  parameters: { mock: { persona: 'broke' } },
  play: async ({ canvas, userEvent }) => {
    const bubble = await canvas.findByRole('button', { name: 'Lucky jackpot' })
    // It is away until the page rests.
    await waitFor(() => {
      bubble.focus()
      expect(bubble).toHaveFocus()
    })
    const before = bubble.getBoundingClientRect()
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}')
    const after = bubble.getBoundingClientRect()
    await expect(after.x).toBeLessThan(before.x)
    await expect(after.y).toBeLessThan(before.y)
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('dialog', { name: 'Lucky jackpot' })).toBeVisible()
  },
}
