import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { keyScreen, screen } from '../../.storybook/modes'
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

export const ByPhone: Story = { tags: ['variant'] }

export const ByPhoneTest: Story = {
  ...ByPhone,
  tags: ['interaction-test'],
  play: async ({ canvas, step, userEvent }) => {
    const main = await inMain(canvas)
    await step('an empty form says what is missing', async () => {
      await userEvent.click(await main.findByRole('button', { name: 'Log in' }))
      await expect(await main.findByText('Enter your mobile number.')).toBeVisible()
      await expect(main.getByText('Enter the code from the text message.')).toBeVisible()
    })
    await step('age and terms are asked for a whole number only', async () => {
      const number = main.getByLabelText('Mobile number')
      await userEvent.type(number, '5550001234')
      await expect(await main.findByRole('checkbox', { name: /18 or older/ })).not.toBeChecked()
      await userEvent.type(number, '{Backspace>5/}')
      await waitFor(() => expect(main.queryByRole('checkbox', { name: /18 or older/ })).toBeNull())
      await userEvent.type(number, '01234')
      await expect(await main.findByRole('checkbox', { name: /18 or older/ })).not.toBeChecked()
    })
    await step('a code is sent and the next one has to wait', async () => {
      await userEvent.click(main.getByRole('button', { name: 'Send code' }))
      await expect(await main.findByRole('button', { name: /Resend/ })).toHaveAttribute('aria-disabled', 'true')
    })
    await step('the number is new: age and terms before an account is opened', async () => {
      await userEvent.paste('123456')
      const terms = await main.findByRole('checkbox')
      await userEvent.click(main.getByRole('button', { name: 'Log in' }))
      await waitFor(() => expect(terms).toBeInvalid())
      await expect(main.getByLabelText('Verification code')).toHaveValue('123456')
      await userEvent.click(terms)
      await userEvent.click(main.getByRole('button', { name: 'Log in' }))
      await waitFor(() => expect(canvas.getByText(/^Welcome to Kismara, /)).toBeVisible())
    })
  },
}

export const ByAccount: Story = {
  args: { path: '/auth/login?type=account' },
  parameters: { chromatic: keyScreen },
  play: async ({ canvas }) => {
    await expect(await (await inMain(canvas)).findByRole('button', { name: texts.t('action.signIn') })).toBeVisible()
    const notices = canvas.getByRole('link', { name: texts.t('shell.licenses') })
    await expect(notices).toHaveAttribute('href', '/licenses.txt')
  },
}

export const WrongPassword: Story = {
  tags: ['flow'],
  args: { path: '/auth/accountLogin' },
  parameters: { chromatic: screen },
  play: async ({ canvas, userEvent }) => {
    const main = await inMain(canvas)
    await userEvent.type(await main.findByRole('textbox', { name: 'Username' }), 'regular')
    await userEvent.type(main.getByLabelText('Password'), 'not-the-one')
    await userEvent.click(main.getByRole('button', { name: 'Log in' }))
    await expect(await main.findByText('Incorrect username or password.')).toBeVisible()
    await expect(main.getByRole('textbox', { name: 'Username' })).toHaveValue('regular')
    await waitFor(() => expect(main.getByLabelText('Password')).toHaveFocus())
  },
}

/** Operators can leave usernames as the only way. */
export const AccountOnly: Story = {
  tags: ['variant'],
  parameters: { mock: { persona: 'visitor', config: 'loginTypes:2,registerType:2,socialTypes:none' } },
  play: async ({ canvas }) => {
    const main = await inMain(canvas)
    await expect(await main.findByRole('textbox', { name: 'Username' })).toBeVisible()
    await expect(main.queryByRole('radio')).toBeNull()
  },
}

/** Tries to log in by account, which is refused with a code. */
const refused = (code: 1429 | 2008): Story => ({
  args: { path: '/auth/accountLogin' },
  parameters: { mock: { persona: 'visitor', fault: `accountLogin:${code}` } },
  play: async ({ canvas, userEvent }) => {
    const main = await inMain(canvas)
    await userEvent.type(await main.findByRole('textbox', { name: 'Username' }), 'regular')
    await userEvent.type(main.getByLabelText('Password'), 'demo1234')
    await userEvent.click(main.getByRole('button', { name: 'Log in' }))
    await expect(await main.findByText(texts.t(`refusal.${code}`))).toBeVisible()
  },
})

export const Locked: Story = { tags: ['flow', 'variant'], ...refused(2008) }

export const TooManyAttempts: Story = { tags: ['flow', 'variant'], ...refused(1429) }

export const Offline: Story = {
  tags: ['flow'],
  args: { path: '/auth/accountLogin' },
  parameters: { mock: { persona: 'visitor', fault: 'accountLogin:offline' } },
  play: async ({ canvas, userEvent }) => {
    const main = await inMain(canvas)
    await userEvent.type(await main.findByRole('textbox', { name: 'Username' }), 'regular')
    await userEvent.type(main.getByLabelText('Password'), 'demo1234')
    await userEvent.click(main.getByRole('button', { name: 'Log in' }))
    await expect(await main.findByText('You’re offline. Check your connection and try again.')).toBeVisible()
  },
}

export const OverThePage: Story = {
  tags: ['flow'],
  args: { path: '/' },
  parameters: { chromatic: screen },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }))
    await within(document.body).findByRole('dialog', { name: 'Welcome back' })
  },
}
