import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { backend } from '../../.storybook/world/world'
import type { Controls } from '../../mocks/network/controls/controls'
import { LoginFormSkeleton } from '../../src/features/auth/page/LoginFormSkeleton'
import { texts } from '../../src/i18n'
import { inDialog } from '../flows/support'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'auth/Login form',
  tags: ['interaction-test'],
  component: AppAt,
  args: { path: '/auth/accountLogin' },
  parameters: { ...wholeApp, mock: { persona: 'visitor' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

// Storybook exposes the story's world as `window.mock`.
const world = () => (window as unknown as { mock: Controls }).mock
const callsOf = (name: string) =>
  world()
    .calls()
    .filter(({ endpoint }) => endpoint === name).length

interface Finders {
  findByRole: (role: string, options?: object) => Promise<HTMLElement>
}

/** Waits for the account fields. */
const byAccount = async (canvas: Finders) => {
  const main = within(await canvas.findByRole('main'))
  const account = await main.findByRole('textbox', { name: 'Username' })
  return {
    main,
    account,
    password: main.getByLabelText('Password'),
    logIn: main.getByRole('button', { name: 'Log in' }),
  }
}

/** Waits for the phone fields. */
const byPhone = async (canvas: Finders) => {
  const main = within(await canvas.findByRole('main'))
  const mobile = await main.findByLabelText('Mobile number')
  return { main, mobile, logIn: main.getByRole('button', { name: 'Log in' }) }
}

/** The form's chunk is loading. */
export const Loading: Story = {
  tags: ['!interaction-test'],
  render: () => <LoginFormSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
  },
}

/** Every way is closed: only the configuration can open one again. */
export const AllClosedTest: Story = {
  parameters: { mock: { persona: 'visitor', config: 'loginTypes:none,socialTypes:none' } },
  play: async ({ canvas, step, userEvent }) => {
    const main = within(await canvas.findByRole('main'))
    const said = /^Logging in isn’t available right now/
    await expect(await main.findByText(said)).toBeVisible()
    await step('try again', async () => {
      await world().config('loginTypes:2')
      await userEvent.click(main.getByRole('button', { name: 'Try again' }))
      await expect(await main.findByRole('textbox', { name: 'Username' })).toBeVisible()
      await expect(main.queryByText(said)).toBeNull()
    })
  },
}

/** One call, however often it is submitted. */
export const SentTwice: Story = {
  play: async ({ canvas, userEvent }) => {
    const { main, account, password, logIn } = await byAccount(canvas)
    await userEvent.type(account, 'regular')
    await userEvent.type(password, 'not-the-one')
    const form = account.closest('form')
    // Before the first reply.
    form?.requestSubmit()
    form?.requestSubmit()
    logIn.click()
    await expect(await main.findByText('Incorrect username or password.')).toBeVisible()
    await expect(callsOf('accountLogin')).toBe(1)
  },
}

/** A code that belongs to no field is shown above the button; nothing is cleared. */
export const RefusedAsAWhole: Story = {
  parameters: { mock: { persona: 'visitor', fault: 'accountLogin:2008*1' } },
  play: async ({ canvas, step, userEvent }) => {
    const { main, account, password, logIn } = await byAccount(canvas)
    await userEvent.type(account, 'regular')
    await userEvent.type(password, ' demo 1234 ')
    await step('the account is locked', async () => {
      await userEvent.click(logIn)
      await expect(await main.findByRole('alert')).toHaveTextContent('This account is locked.')
      await expect(account).toHaveValue('regular')
      await expect(password).toHaveValue(' demo 1234 ')
      await expect(account).toBeValid()
      await expect(password).toBeValid()
    })
    await step('a change forgets it', async () => {
      await userEvent.type(password, '5')
      await waitFor(() => expect(main.queryByRole('alert')).toBeNull())
    })
    await step('a code of another form is not lost either', async () => {
      world().fault('accountLogin:2003*1')
      await userEvent.click(logIn)
      await expect(await main.findByRole('alert')).toHaveTextContent('That code is incorrect.')
    })
  },
}

/** The focus moves to the first invalid field, whether the rules or the backend found it. */
export const FocusOnWhatIsWrong: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const { account, password, logIn } = await byAccount(canvas)
    await step('both are missing: the first', async () => {
      await userEvent.click(logIn)
      await waitFor(() => expect(account).toHaveFocus())
      await expect(account).toHaveAccessibleDescription('Enter your username.')
      await expect(password).toHaveAccessibleDescription('Enter your password.')
    })
    await step('the password is missing', async () => {
      await userEvent.type(account, 'regular')
      await waitFor(() => expect(account).toBeValid())
      await expect(password).toBeInvalid()
      await userEvent.click(logIn)
      await waitFor(() => expect(password).toHaveFocus())
    })
    await step('the backend finds it wrong: said beside it and read out', async () => {
      await userEvent.type(password, 'not-the-one')
      await userEvent.click(logIn)
      await waitFor(() => expect(password).toHaveAccessibleDescription('Incorrect username or password.'))
      await expect(password).toHaveFocus()
      const said = document.getElementById(password.getAttribute('aria-describedby') ?? '')
      await expect(said).toHaveAttribute('aria-live', 'polite')
    })
    await step('the backend does not know the account', async () => {
      await userEvent.type(account, 'x')
      await userEvent.click(logIn)
      await waitFor(() => expect(account).toHaveAccessibleDescription('We couldn’t find that account.'))
      await expect(account).toHaveFocus()
    })
  },
}

/** The backend has acted but the reply is lost: Tips is shown, the values are kept, the player decides. */
export const TimedOut: Story = {
  parameters: { pace: 0.1, mock: { persona: 'visitor', fault: 'accountLogin:timeout*1' } },
  play: async ({ canvas, step, userEvent }) => {
    const { main, account, password, logIn } = await byAccount(canvas)
    await userEvent.type(account, 'vip3')
    await userEvent.type(password, 'demo1234')
    await userEvent.click(logIn)
    await step('shown once, and sent once', async () => {
      const tips = await inDialog(canvas, 'Tips')
      await userEvent.click(tips.getByRole('button', { name: 'OK' }))
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await expect(main.queryByRole('alert')).toBeNull()
      await expect(account).toHaveValue('vip3')
      await expect(password).toHaveValue('demo1234')
      await expect(callsOf('accountLogin')).toBe(1)
    })
    await step('the next try is the player’s own', async () => {
      await userEvent.click(logIn)
      await expect(await canvas.findByTestId('balance')).toHaveTextContent('9,800.00')
      await expect(callsOf('accountLogin')).toBe(2)
    })
  },
}

/** A standing error follows a change of language; the values are kept. */
export const InAnotherLanguage: Story = {
  tags: ['variant'],
  play: async ({ canvas, step, userEvent }) => {
    const { main, account, password, logIn } = await byAccount(canvas)
    await userEvent.type(password, 'not-the-one')
    await userEvent.click(logIn)
    await expect(await main.findByText('Enter your username.')).toBeVisible()
    await step('of the rules', async () => {
      await texts.use('pt-BR')
      await expect(await main.findByText('Informe seu usuário.')).toBeVisible()
      await expect(password).toHaveValue('not-the-one')
    })
    await step('of the backend', async () => {
      await userEvent.type(account, 'anna')
      await userEvent.click(logIn)
      await waitFor(() => expect(main.getByRole('textbox', { name: 'Usuário' })).toBeInvalid())
      await texts.use('en-US')
      await expect(await main.findByText('We couldn’t find that account.')).toBeVisible()
    })
  },
}

/** The values survive switching the method, and closing and reopening the form. */
export const LeftAndOpenedAgain: Story = {
  args: { path: '/' },
  play: async ({ canvas, step, userEvent }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }))
      return inDialog(canvas, 'Welcome back')
    }
    const first = await open()
    await step('a number pasted with spaces', async () => {
      await userEvent.click(await first.findByLabelText('Mobile number'))
      await userEvent.paste(' 555 000 1234 ')
      await userEvent.selectOptions(first.getByLabelText('Country code'), '+55')
      await userEvent.click(first.getByRole('button', { name: 'Log in' }))
      await expect(await first.findByText('Enter the code from the text message.')).toBeVisible()
    })
    await step('an account', async () => {
      await userEvent.click(first.getByRole('radio', { name: 'Username' }))
      await userEvent.type(first.getByRole('textbox', { name: 'Username' }), 're gular')
      await userEvent.type(first.getByLabelText('Password'), ' a b ')
      await userEvent.click(first.getByRole('checkbox'))
    })
    await step('left', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    })
    const again = await open()
    await step('and opened again: all as it was, and nothing wrong any more', async () => {
      await expect(await again.findByRole('textbox', { name: 'Username' })).toHaveValue('regular')
      await expect(again.getByLabelText('Password')).toHaveValue(' a b ')
      await expect(again.getByRole('checkbox')).toBeChecked()
      await userEvent.click(again.getByRole('radio', { name: 'Phone' }))
      await expect(again.getByLabelText('Mobile number')).toHaveValue('5550001234')
      await expect(again.getByLabelText('Country code')).toHaveValue('+55')
      await expect(again.queryByText('Enter the code from the text message.')).toBeNull()
    })
  },
}

/** Requesting a code needs only the number. */
export const AskingForACode: Story = {
  args: { path: '/auth/login' },
  play: async ({ canvas, step, userEvent }) => {
    const { main, mobile, logIn } = await byPhone(canvas)
    const code = main.getByLabelText('Verification code')
    await step('both are missing; what is changed is no longer wrong', async () => {
      await userEvent.click(logIn)
      await waitFor(() => expect(code).toBeInvalid())
      await userEvent.type(mobile, '55')
      await waitFor(() => expect(mobile).toBeValid())
      await expect(code).toBeInvalid()
    })
    await step('a number that is none: only that is wrong, and nothing is sent', async () => {
      await userEvent.click(main.getByRole('button', { name: 'Send code' }))
      await waitFor(() => expect(mobile).toHaveAccessibleDescription(/Use 6 to 14 digits/))
      await expect(mobile).toHaveFocus()
      await expect(code).toBeValid()
      await expect(callsOf('smsSend')).toBe(0)
    })
    await step('refused: said at the code', async () => {
      world().fault('smsSend:2005*1')
      await userEvent.type(mobile, '50001234')
      await userEvent.click(main.getByRole('button', { name: 'Send code' }))
      await waitFor(() => expect(code).toHaveAccessibleDescription('We just sent you a code. Please wait a moment.'))
      await expect(callsOf('smsSend')).toBe(1)
    })
    await step('offline: shown above the form until something changes', async () => {
      world().fault('smsSend:offline*1')
      await userEvent.click(main.getByRole('button', { name: 'Send code' }))
      await expect(await main.findByRole('alert')).toHaveTextContent('You’re offline.')
      await userEvent.selectOptions(main.getByLabelText('Country code'), '+44')
      await waitFor(() => expect(main.queryByRole('alert')).toBeNull())
      await expect(mobile).toHaveValue('5550001234')
    })
  },
}

/** Without a code field, a refusal about codes is shown above the form. */
export const WithoutACode: Story = {
  args: { path: '/auth/login' },
  parameters: { mock: { persona: 'visitor', fault: 'accountRegist4:2005*1' } },
  beforeEach: () => {
    backend.journal.world.shared.switches = { otpStatus: 0 }
  },
  play: async ({ canvas, userEvent }) => {
    const { main, mobile, logIn } = await byPhone(canvas)
    await waitFor(() => expect(main.queryByLabelText('Verification code')).toBeNull())
    await userEvent.type(mobile, '5550009876')
    await userEvent.click(logIn)
    // Nobody knows whether the number is new: age and terms first.
    await userEvent.click(await main.findByRole('checkbox'))
    await expect(callsOf('accountRegist4')).toBe(0)
    await expect(logIn).toBeVisible()
    await userEvent.click(logIn)
    await expect(await main.findByRole('alert')).toHaveTextContent('We just sent you a code.')
    await userEvent.click(logIn)
    await expect(await canvas.findByTestId('balance')).toBeVisible()
  },
}

/** The next visitor starts with an empty form. */
export const TheNextVisitor: Story = {
  args: { path: '/member' },
  play: async ({ canvas, step, userEvent }) => {
    await step('typed by phone, logged in by account', async () => {
      const { main, mobile } = await byPhone(canvas)
      await userEvent.type(mobile, '5550001234')
      await userEvent.click(main.getByRole('radio', { name: 'Username' }))
      const { account, password, logIn } = await byAccount(canvas)
      await userEvent.type(account, 'vip3')
      await userEvent.type(password, 'demo1234')
      await userEvent.click(logIn)
    })
    await step('logged out', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Log out' }))
      await userEvent.click((await inDialog(canvas, 'Log out?')).getByRole('button', { name: 'Log out' }))
    })
    await step('the form is empty, and begins with the way of the last login', async () => {
      const { main, account, password } = await byAccount(canvas)
      await expect(account).toHaveValue('')
      await expect(password).toHaveValue('')
      await userEvent.click(main.getByRole('radio', { name: 'Phone' }))
      const { mobile } = await byPhone(canvas)
      await expect(mobile).toHaveValue('')
    })
  },
}
