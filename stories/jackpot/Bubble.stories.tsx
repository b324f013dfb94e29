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

/** Docked at the edge, and there from the first frame. */
export const ChanceWaiting: Story = {
  parameters: { mock: { persona: 'lucky' } },
  play: async ({ canvas }) => {
    const bubble = await canvas.findByRole('button', { name: /you have a spin/ })
    await expect(bubble).toBeVisible()
    await expect(innerWidth - bubble.getBoundingClientRect().right).toBe(8)
  },
}

/** A page leaves room for it at its end. */
export const RoomAtTheEndTest: Story = {
  tags: ['interaction-test'],
  parameters: { mock: { persona: 'lucky' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /you have a spin/ })
    const main = await canvas.findByRole('main')
    const last = [...main.querySelectorAll('a, button')].at(-1)
    await expect(main.getBoundingClientRect().bottom).toBeGreaterThan((last?.getBoundingClientRect().bottom ?? 0) + 78)
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
