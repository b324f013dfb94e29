import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { keyScreen, pageInSix } from '../../.storybook/modes'
import { texts } from '../../src/i18n'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'auth/Login',
  component: AppAt,
  args: { path: '/auth/login' },
  parameters: { ...wholeApp, mock: { persona: 'visitor' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

const inMain = async (canvas: { findByRole: (role: 'main') => Promise<HTMLElement> }) =>
  within(await canvas.findByRole('main'))

export const ByPhone: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const main = await inMain(canvas)
    await step('an empty form says what is missing', async () => {
      await userEvent.click(await main.findByRole('button', { name: 'Log in' }))
      await expect(await main.findByText('Enter your mobile number.')).toBeVisible()
      await expect(main.getByText('Enter the code from the SMS.')).toBeVisible()
    })
    await step('a code is sent and the next one has to wait', async () => {
      await userEvent.type(main.getByLabelText('Mobile number'), '5550001234')
      await userEvent.click(main.getByRole('button', { name: 'Send code' }))
      await expect(await main.findByRole('button', { name: /Resend/ })).toHaveAttribute('aria-disabled', 'true')
    })
  },
}

export const ByAccount: Story = {
  args: { path: '/auth/login?type=account' },
  parameters: { chromatic: keyScreen },
  play: async ({ canvas }) => {
    await expect(await (await inMain(canvas)).findByRole('button', { name: texts.t('action.signIn') })).toBeVisible()
    const notices = canvas.getByRole('link', { name: texts.t('shell.licences') })
    await expect(notices).toHaveAttribute('href', '/licences.txt')
  },
}

export const WrongPassword: Story = {
  args: { path: '/auth/accountLogin' },
  parameters: { chromatic: pageInSix },
  play: async ({ canvas, userEvent }) => {
    const main = await inMain(canvas)
    await userEvent.type(await main.findByRole('textbox', { name: 'Account' }), 'regular')
    await userEvent.type(main.getByLabelText('Password'), 'not-the-one')
    await userEvent.click(main.getByRole('button', { name: 'Log in' }))
    await expect(await main.findByText('Account or password is not right.')).toBeVisible()
    await expect(main.getByRole('textbox', { name: 'Account' })).toHaveValue('regular')
  },
}

export const Offline: Story = {
  args: { path: '/auth/accountLogin' },
  parameters: { mock: { persona: 'visitor', fault: 'accountLogin:offline' } },
  play: async ({ canvas, userEvent }) => {
    const main = await inMain(canvas)
    await userEvent.type(await main.findByRole('textbox', { name: 'Account' }), 'regular')
    await userEvent.type(main.getByLabelText('Password'), 'demo1234')
    await userEvent.click(main.getByRole('button', { name: 'Log in' }))
    await expect(await main.findByText('No connection. Check your network and try again.')).toBeVisible()
  },
}

export const OverThePage: Story = {
  args: { path: '/' },
  parameters: { chromatic: pageInSix },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }))
    await expect(await within(document.body).findByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  },
}
