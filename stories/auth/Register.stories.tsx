import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { screen } from '../../.storybook/modes'
import type { Controls } from '../../mocks/network/controls/controls'
import { keepInvitation } from '../../src/stores/auth/invitation'
import { useStores } from '../../src/stores/react/stores'
import type { RootStore } from '../../src/stores/root/RootStore'
import { inDialog, inMain, Opened } from '../flows/support'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'auth/Register',
  tags: ['interaction-test'],
  component: AppAt,
  args: { path: '/auth/register' },
  parameters: { ...wholeApp, mock: { persona: 'visitor' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

// Storybook exposes the story's world as `window.mock`.
const world = () => (window as unknown as { mock: Controls }).mock

let stores: RootStore | undefined

const CREATE = { name: 'Create account' }
const NUMBER = '5550007777'

export const ByPhone: Story = {
  tags: ['!interaction-test', 'variant'],
  parameters: { chromatic: screen },
  play: async ({ canvas }) => {
    const main = await inMain(canvas)
    await expect(await main.findByRole('button', CREATE)).toBeVisible()
  },
}

export const ByAccount: Story = {
  tags: ['!interaction-test', 'variant'],
  parameters: { mock: { persona: 'visitor', config: 'registerType:2' } },
  play: async ({ canvas }) => {
    const main = await inMain(canvas)
    await expect(await main.findByRole('textbox', { name: 'Username' })).toBeVisible()
    await expect(main.queryByRole('radio')).toBeNull()
  },
}

/** Operators can close registration; the login stays one tap away. */
export const Closed: Story = {
  tags: ['!interaction-test'],
  parameters: { mock: { persona: 'visitor', config: 'loginTypes:2,registerType:1,socialTypes:none' } },
  play: async ({ canvas }) => {
    const main = await inMain(canvas)
    await expect(await main.findByText('New accounts aren’t open right now.')).toBeVisible()
    await expect(main.getByRole('button', { name: 'Already a player? Log in' })).toBeVisible()
  },
}

/** The app of a visitor who follows a player’s link. */
function Invited({ path }: { path: string }) {
  const { platform } = useStores()
  useState(() => keepInvitation(platform.storage, '?pid=K1024'))
  return <AppAt path={path} />
}

/** The invite code of a link is filled in, and its field is open. */
export const InviteCodeFromLink: Story = {
  tags: ['variant'],
  render: ({ path }) => <Invited path={path} />,
  play: async ({ canvas }) => {
    const main = await inMain(canvas)
    await expect(await main.findByLabelText('Invite code')).toHaveValue('K1024')
  },
}

/** A number that has an account leads to the login, and is kept. */
export const NumberTaken: Story = {
  tags: ['variant'],
  play: async ({ canvas, userEvent }) => {
    const main = await inMain(canvas)
    await userEvent.type(await main.findByLabelText('Mobile number'), '2025550112')
    await userEvent.click(main.getByRole('button', { name: 'Send code' }))
    await expect(await main.findByText(/^That number already has an account\./)).toBeVisible()
  },
}

/** Without codes a password protects the new account. */
export const WithoutACode: Story = {
  parameters: { mock: { persona: 'visitor', config: 'otpStatus:0' } },
  play: async ({ canvas }) => {
    const main = await inMain(canvas)
    await expect(await main.findByLabelText('New password')).toBeVisible()
    await expect(main.queryByLabelText('Verification code')).toBeNull()
  },
}

/** What was confirmed for a new account is not confirmed for a login, nor for the next account. */
export const ConfirmedForOneForm: Story = {
  play: async ({ canvas, userEvent }) => {
    const main = await inMain(canvas)
    const terms = () => main.findByRole('checkbox')
    await userEvent.click(await terms())
    await expect(await terms()).toBeChecked()
    await userEvent.click(main.getByRole('button', { name: 'Already a player? Log in' }))
    await userEvent.click(await main.findByRole('button', { name: 'New here? Create an account' }))
    await main.findByRole('button', CREATE)
    await expect(await terms()).not.toBeChecked()
  },
}

export const ByPhoneTest: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const main = await inMain(canvas)
    const create = await main.findByRole('button', CREATE)
    await step('an empty form says what is missing, the age included', async () => {
      await expect(create).toHaveAccessibleDescription('Confirm your age and the terms to continue.')
      await userEvent.click(create)
      await expect(await main.findByText('Enter your mobile number.')).toBeVisible()
      await expect(main.getByText('Confirm your age and the terms to continue.')).toBeVisible()
    })
    await step('the code is sent, and its field is next', async () => {
      await userEvent.type(main.getByLabelText('Mobile number'), NUMBER)
      await userEvent.click(main.getByRole('button', { name: 'Send code' }))
      await waitFor(() => expect(main.getByLabelText('Verification code')).toHaveFocus())
      await expect(main.getByText('Texted. Valid for 5 min.')).toBeVisible()
    })
    await step('pasted with a space, it fills the cells', async () => {
      await userEvent.paste('123 456')
      await expect(main.getByLabelText('Verification code')).toHaveValue('123456')
    })
    await step('an invite code of nobody is said at its field', async () => {
      await userEvent.click(main.getByRole('button', { name: 'Add an invite code' }))
      await userEvent.type(main.getByLabelText('Invite code'), 'K0')
      await userEvent.click(main.getByRole('checkbox'))
      await userEvent.click(create)
      await waitFor(() =>
        expect(main.getByLabelText('Invite code')).toHaveAccessibleDescription('We couldn’t find that invite code.'),
      )
      await expect(main.getByLabelText('Mobile number')).toHaveValue(NUMBER)
    })
    await step('without it the account is opened, and the player is greeted in the lobby', async () => {
      await userEvent.clear(main.getByLabelText('Invite code'))
      await userEvent.click(create)
      await expect(await canvas.findByTestId('balance')).toHaveTextContent('0.00')
      await waitFor(() => expect(canvas.getByText(/^Welcome to Kismara, /)).toBeVisible())
    })
  },
}

/** A name that is taken, a weak password: at the field, and nothing is lost. */
export const ByAccountTest: Story = {
  parameters: { mock: { persona: 'visitor', config: 'defaultLoginType:2' } },
  play: async ({ canvas, step, userEvent }) => {
    const main = await inMain(canvas)
    const create = await main.findByRole('button', CREATE)
    const name = await main.findByRole('textbox', { name: 'Username' })
    const password = main.getByLabelText('Password')
    await step('a password of letters only', async () => {
      await userEvent.type(name, 'regular')
      await userEvent.type(password, 'onlyletters')
      await expect(main.getByText('Weak')).toBeVisible()
      await userEvent.click(main.getByRole('checkbox'))
      await userEvent.click(create)
      await waitFor(() => expect(password).toHaveAccessibleDescription(/^Use at least one letter and one number\./))
    })
    await step('a name that somebody has', async () => {
      await userEvent.type(password, '1')
      await expect(main.getByText('Strong')).toBeVisible()
      await userEvent.click(create)
      await waitFor(() => expect(name).toHaveAccessibleDescription('That username is taken. Try another one.'))
      await expect(password).toHaveValue('onlyletters1')
    })
    await step('another one', async () => {
      await userEvent.type(name, '_27')
      await userEvent.click(create)
      await expect(await canvas.findByTestId('balance')).toHaveTextContent('0.00')
    })
  },
}

/** The configuration changes while the form is open; the next reread shows it. */
export const ConfiguredWhileOpen: Story = {
  render: ({ path }) => (
    <Opened
      path={path}
      prepare={(root) => {
        stores = root
      }}
    />
  ),
  play: async ({ canvas, step, userEvent }) => {
    const main = await inMain(canvas)
    const configure = async (text: string) => {
      await world().config(text)
      // As when the player comes back to the tab after a while.
      await stores?.config.load()
    }
    await userEvent.type(await main.findByLabelText('Mobile number'), NUMBER)
    await step('no code any more', async () => {
      await configure('otpStatus:0')
      await waitFor(() => expect(main.queryByLabelText('Verification code')).toBeNull())
      await expect(main.getByLabelText('Mobile number')).toHaveValue(NUMBER)
    })
    await step('codes of any length', async () => {
      await configure('otpStatus:1,lengthLimits.smsCode.status:0')
      await userEvent.type(await main.findByLabelText('Verification code'), '12345678')
      await expect(main.getByLabelText('Verification code')).toHaveValue('12345678')
    })
    await step('accounts only', async () => {
      await configure('registerType:2')
      await expect(await main.findByText('New accounts by phone aren’t open right now.')).toBeVisible()
      await expect(await main.findByRole('textbox', { name: 'Username' })).toBeVisible()
      await expect(main.queryByLabelText('Mobile number')).toBeNull()
    })
    await step('phone only: the number is still there', async () => {
      await configure('registerType:1')
      await waitFor(() => expect(main.getByLabelText('Mobile number')).toHaveValue(NUMBER))
    })
  },
}

/** Login, registration and the forgotten password replace each other over the lobby; the number comes along. */
export const OneModalAtATime: Story = {
  args: { path: '/' },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }))
    const login = await inDialog(canvas, 'Welcome back')
    await userEvent.type(await login.findByLabelText('Mobile number'), NUMBER)
    await step('to a new account', async () => {
      await userEvent.click(login.getByRole('button', { name: 'New here? Create an account' }))
      const register = await inDialog(canvas, 'Create your account')
      await expect(await register.findByLabelText('Mobile number')).toHaveValue(NUMBER)
      await expect(canvas.getAllByRole('dialog')).toHaveLength(1)
    })
    await step('back, and to the forgotten password', async () => {
      const register = await inDialog(canvas, 'Create your account')
      await userEvent.click(register.getByRole('button', { name: 'Already a player? Log in' }))
      const again = await inDialog(canvas, 'Welcome back')
      await userEvent.click(await again.findByRole('radio', { name: 'Username' }))
      await userEvent.click(again.getByRole('button', { name: 'Forgot password?' }))
      await within(document.body).findByRole('dialog', { name: 'Set a new password' })
      await expect(canvas.getAllByRole('dialog')).toHaveLength(1)
    })
  },
}
