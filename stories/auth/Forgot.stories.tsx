import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { screen } from '../../.storybook/modes'
import { inMain } from '../flows/support'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'auth/Forgot password',
  tags: ['interaction-test'],
  component: AppAt,
  args: { path: '/auth/forget' },
  parameters: { ...wholeApp, mock: { persona: 'visitor' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

const SAVE = { name: 'Save and log in' }

export const Page: Story = {
  tags: ['!interaction-test'],
  parameters: { chromatic: screen },
  play: async ({ canvas }) => {
    await expect(await (await inMain(canvas)).findByRole('button', SAVE)).toBeVisible()
  },
}

/** Said at the number, which is kept. */
export const NumberUnknown: Story = {
  tags: ['variant'],
  play: async ({ canvas, userEvent }) => {
    const main = await inMain(canvas)
    const mobile = await main.findByLabelText('Mobile number')
    await userEvent.type(mobile, '5550007777')
    await userEvent.click(main.getByRole('button', { name: 'Send code' }))
    await waitFor(() => expect(mobile).toHaveAccessibleDescription('No account uses this number.'))
  },
}

/** Refused at the number, at the code, at the password; then saved, and the player is logged in. */
export const Saved: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const main = await inMain(canvas)
    const mobile = await main.findByLabelText('Mobile number')
    const send = main.getByRole('button', { name: 'Send code' })
    await step('a number without an account', async () => {
      await userEvent.type(mobile, '5550007777')
      await userEvent.click(send)
      await waitFor(() => expect(mobile).toHaveAccessibleDescription('No account uses this number.'))
      await expect(mobile).toHaveFocus()
    })
    await step('the code goes to one that has', async () => {
      await userEvent.clear(mobile)
      await userEvent.type(mobile, '2025550112')
      await userEvent.click(send)
      await waitFor(() => expect(main.getByLabelText('Verification code')).toHaveFocus())
    })
    await step('a wrong code', async () => {
      await userEvent.keyboard('000000')
      await userEvent.type(main.getByLabelText('New password'), 'better1234')
      await userEvent.click(main.getByRole('button', SAVE))
      await waitFor(() => expect(main.getByLabelText('Verification code')).toHaveAccessibleDescription(/incorrect/))
      await expect(main.getByLabelText('New password')).toHaveValue('better1234')
    })
    await step('the right one, whose last digit sends the form', async () => {
      await userEvent.clear(main.getByLabelText('Verification code'))
      await userEvent.type(main.getByLabelText('Verification code'), '123456')
      await expect(await canvas.findByTestId('balance')).toHaveTextContent('12,480.50')
      await waitFor(() => expect(canvas.getByText('Password saved.')).toBeVisible())
    })
  },
}

/** The code was requested, but its minutes have passed. */
export const Expired: Story = {
  parameters: { mock: { persona: 'visitor', fault: 'forgetPassword:2004' } },
  play: async ({ canvas, userEvent }) => {
    const main = await inMain(canvas)
    await userEvent.type(await main.findByLabelText('Mobile number'), '2025550112')
    await userEvent.type(main.getByLabelText('Verification code'), '123456')
    await userEvent.type(main.getByLabelText('New password'), 'better1234')
    await userEvent.click(main.getByRole('button', SAVE))
    await expect(await main.findByText('That code has expired. Request a new one.')).toBeVisible()
  },
}
