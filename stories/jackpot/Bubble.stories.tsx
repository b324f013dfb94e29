import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'jackpot/Jackpot button',
  component: AppAt,
  args: { path: '/member' },
  parameters: wholeApp,
}
export default meta
type Story = StoryObj<typeof AppAt>

/** Tucked into the edge, beside the balance: all of it would cover something. */
export const ChanceWaiting: Story = {
  parameters: { mock: { persona: 'lucky' } },
  play: async ({ canvas }) => {
    const bubble = await canvas.findByRole('button', { name: /you have a spin/ })
    // It fades in once the page rests.
    await waitFor(() => expect(bubble).toBeVisible())
    const { left, right } = bubble.getBoundingClientRect()
    await expect(right).toBeGreaterThan(innerWidth)
    // What is left of it is a whole target.
    await expect(innerWidth - left).toBeGreaterThanOrEqual(44)
  },
}

/** Four positions in the settings, for those who cannot drag. */
export const MovedByMenu: Story = {
  tags: ['interaction-test'],
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
