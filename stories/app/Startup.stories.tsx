import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'app/Startup',
  component: AppAt,
  args: { path: '/' },
  parameters: { ...wholeApp, popups: true, mock: { persona: 'newcomer' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

/** On the first page of a session the notice opens once the page cover is gone. */
export const Notice: Story = {
  play: async ({ canvas }) => {
    const notice = await canvas.findByRole('dialog', { name: 'What is new' })
    await expect(await within(notice).findByText(/Daily tasks start anew/)).toBeVisible()
  },
}
/** Once closed, it does not reopen. */
export const NoticeClosed: Story = {
  play: async ({ canvas, userEvent }) => {
    const notice = await canvas.findByRole('dialog', { name: 'What is new' })
    await userEvent.click(await within(notice).findByRole('button', { name: 'OK' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}
export const NoticeFailed: Story = {
  parameters: { mock: { persona: 'newcomer', fault: 'activityDetail:http502' } },
  play: async ({ canvas }) => {
    const notice = await canvas.findByRole('dialog', { name: 'What is new' })
    await expect(await within(notice).findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
