import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { AppAt, wholeApp } from '../support/AppAt'
import { inDialog, inMain, preloadAll } from './support'

const meta: Meta<typeof AppAt> = {
  title: 'flows/Sign in',
  tags: ['flow', 'variant'],
  component: AppAt,
  beforeEach: preloadAll,
  args: { path: '/' },
  parameters: { ...wholeApp, mock: { persona: 'visitor' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

/** Opened from the top bar as a modal; afterward the visitor is on the same page. */
export const ByPhone: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('a visitor opens the login from the bar', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }))
    })
    const login = await inDialog(canvas, 'Welcome back')
    await step('requests a code', async () => {
      await userEvent.type(await login.findByLabelText('Mobile number'), '2025550112')
      await userEvent.click(login.getByRole('button', { name: 'Send code' }))
      await expect(await login.findByRole('button', { name: /Resend/ })).toHaveAttribute('aria-disabled', 'true')
    })
    await step('the last digit sends the form; a wrong code is reported beside the field', async () => {
      await userEvent.type(login.getByLabelText('Verification code'), '000000')
      await expect(await login.findByText('That code is incorrect.')).toBeVisible()
    })
    await step('enters the right code', async () => {
      await userEvent.clear(login.getByLabelText('Verification code'))
      await userEvent.type(login.getByLabelText('Verification code'), '123456')
    })
    await step('is signed in: the dialog is closed, the balance is in the bar', async () => {
      await expect(await canvas.findByTestId('balance')).toHaveTextContent('12,480.50')
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    })
  },
}

/** On the login page, which then leads to the page the visitor was going to. */
export const ByAccountWithRetry: Story = {
  args: { path: '/member' },
  play: async ({ canvas, step, userEvent }) => {
    const main = await inMain(canvas)
    await step('a guard redirects to the login page', async () => {
      await expect(await main.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
      await userEvent.click(await main.findByRole('radio', { name: 'Username' }))
    })
    await step('a wrong password is reported beside the field and nothing is cleared', async () => {
      await userEvent.type(await main.findByRole('textbox', { name: 'Username' }), 'vip3')
      await userEvent.type(main.getByLabelText('Password'), 'not-the-one')
      await userEvent.click(main.getByRole('button', { name: 'Log in' }))
      await expect(await main.findByText('Incorrect username or password.')).toBeVisible()
      await expect(main.getByRole('textbox', { name: 'Username' })).toHaveValue('vip3')
    })
    await step('the right password leads to the requested page', async () => {
      await userEvent.clear(main.getByLabelText('Password'))
      await userEvent.type(main.getByLabelText('Password'), 'demo1234')
      await userEvent.click(main.getByRole('button', { name: 'Log in' }))
      await expect(await canvas.findByRole('heading', { name: 'Gem 3' })).toBeVisible()
      await expect(canvas.getByTestId('balance')).toHaveTextContent('9,800.00')
    })
  },
}

/** After one confirmation nothing of the player is left on the page. */
export const LogsOut: Story = {
  args: { path: '/member' },
  parameters: { mock: { persona: 'regular' } },
  play: async ({ canvas, step, userEvent }) => {
    await step('logout asks for confirmation', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Log out' }))
    })
    const ask = await inDialog(canvas, 'Log out?')
    await step('it leads to the login page', async () => {
      await userEvent.click(ask.getByRole('button', { name: 'Log out' }))
      await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
      await expect(canvas.queryByTestId('balance')).toBeNull()
      await expect(canvas.queryByText('Marlow')).toBeNull()
    })
  },
}
