import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { backend } from '../../.storybook/world/world'
import { cleanNickname } from '../../src/domain/member/nickname'
import { AppAt, wholeApp } from '../support/AppAt'
import { noHarm } from '../support/hostile/noHarm'
import { HOSTILE } from '../support/hostile/texts'

const meta: Meta<typeof AppAt> = {
  title: 'app/Hostile typing',
  tags: ['interaction-test', 'variant'],
  component: AppAt,
  parameters: { ...wholeApp, mock: { persona: 'visitor' } },
}
export default meta
type Story = StoryObj<typeof AppAt>
type Play = NonNullable<Story['play']>
type Canvas = Parameters<Play>[0]['canvas']

const fieldsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"], [type="radio"])'),
]

/** Every field of a form with each of the texts: said to be wrong in words, and nothing typed is lost. */
const typeAll = async (form: HTMLFormElement): Promise<void> => {
  for (const text of HOSTILE) {
    for (const field of fieldsOf(form)) fireEvent.change(field, { target: { value: text } })
    const typed = fieldsOf(form).map(({ value }) => value)
    form.requestSubmit()
    await waitFor(() => expect(form.querySelector('[aria-invalid="true"], [role="alert"]')).not.toBeNull())
    await expect(fieldsOf(form).map(({ value }) => value)).toEqual(typed)
    await noHarm()
  }
}

const formOf = (field: HTMLElement): HTMLFormElement => {
  const form = field.closest('form')
  if (!form) throw new Error('a field without a form')
  return form
}

const on = (path: string, label: string, mock: object = { persona: 'visitor' }): Story => ({
  args: { path },
  parameters: { mock },
  play: async ({ canvas }: { canvas: Canvas }) => typeAll(formOf(await canvas.findByLabelText(label))),
})

export const LoginByPhone: Story = on('/auth/login', 'Mobile number')
export const LoginByAccount: Story = on('/auth/accountLogin', 'Password')
export const RegisterByPhone: Story = on('/auth/register', 'Mobile number')
export const ForgottenPassword: Story = on('/auth/forget', 'Mobile number')

/** Takes the phone and the password from the story's player. */
const bare = () => {
  const { players, tokens } = backend.journal.world
  Object.assign(players[tokens[backend.token() ?? ''] ?? ''] ?? {}, { mobile: '', password: '' })
}
export const BindAPhone: Story = { ...on('/auth/bind', 'Mobile number', { persona: 'regular' }), beforeEach: bare }
/** Some of them are good passwords: the backend refuses those. */
export const FirstPassword: Story = {
  ...on('/auth/set-password', 'New password', { persona: 'regular', fault: 'initPassword:2009' }),
  beforeEach: bare,
}

export const DepositLimit: Story = {
  args: { path: '/member/play' },
  parameters: { mock: { persona: 'regular' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change limit: A day' }))
    await typeAll(formOf(await within(document.body).findByLabelText('Amount')))
  },
}

/** Saved as text or refused at its field. */
export const Nickname: Story = {
  args: { path: '/member/profile' },
  parameters: { mock: { persona: 'regular' } },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText<HTMLInputElement>('Nickname')
    for (const text of HOSTILE) {
      fireEvent.change(field, { target: { value: text } })
      const before = asked()
      formOf(field).requestSubmit()
      await waitFor(() => expect(asked() > before || field.matches('[aria-invalid="true"]')).toBe(true))
      // As typed, or as it was saved.
      await expect([text, cleanNickname(text)]).toContain(field.value)
      await noHarm()
    }
  },
}
const asked = () => backend.log.list().filter(({ endpoint }) => endpoint === 'updateProfile').length

/** Quoted as text, whatever it is. */
export const Search: Story = {
  args: { path: '/game/search' },
  parameters: { mock: { persona: 'regular' } },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox')
    for (const text of HOSTILE) {
      fireEvent.change(field, { target: { value: text } })
      await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(0))
      await noHarm()
    }
    await expect(field).toHaveValue(HOSTILE.at(-1))
    const long = 'x'.repeat(100)
    fireEvent.change(field, { target: { value: long } })
    await canvas.findByRole('heading', { name: new RegExp(long) })
    await noHarm()
  },
}
