import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { Button } from '../../../src/ui/actions/Button'
import { CodeField } from '../../../src/ui/fields/CodeField'
import { allSix } from '../../support/allSix'
import { Controlled } from '../../support/Controlled'

const meta = {
  title: 'ui/fields/Code field',
  tags: ['autodocs', 'stable', 'variant'],
  component: CodeField,
  parameters: {
    guide: {
      use: 'A code of a fixed number of digits, such as one that we text to the player: paste and autofill work, and the last digit calls onComplete. Set concealed for a PIN.',
      avoid:
        'Not for a code with letters, which are dropped (TextField), a password (PasswordField), or an amount (AmountField).',
    },
  },
  args: { label: 'Verification code', value: '', onChange: fn(), onComplete: fn() },
  render: (args) => (
    <Controlled initial={args.value}>{(value, set) => <CodeField {...args} value={value} onChange={set} />}</Controlled>
  ),
} satisfies Meta<typeof CodeField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Typed: Story = {
  tags: ['flow'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Verification code' })
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.type(input, '12a345')
    await expect(input).toHaveValue('12345')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.type(input, '6')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('123456')
  },
}

export const Pasted: Story = {
  tags: ['flow'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('12 34-56')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('123456')
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect(canvas.getByRole('textbox')).toHaveValue('1234')
  },
}

/** A whole code replaces a refused one, wherever the caret is, and is sent. */
export const PastedOver: Story = {
  tags: ['flow'],
  args: { value: '000000', error: 'That code is incorrect.' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.click(input)
    await userEvent.paste('１２３ ４５６')
    await expect(input).toHaveValue('123456')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('123456')
  },
}

/** After a try that has failed, so has the same code again. */
export const PastedAgain: Story = {
  tags: ['interaction-test', '!variant'],
  args: { value: '123456', error: 'You’re offline.' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('123456')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('123456')
  },
}

export const ArabicDigits: Story = {
  tags: ['flow'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '٤٨٢١')
    await expect(canvas.getByRole('textbox')).toHaveValue('4821')
  },
}

export const Expired: Story = {
  args: {
    value: '4821',
    error: 'That code has expired. Request a new one.',
    end: (
      <Button size="sm" variant="secondary">
        Resend 42 s
      </Button>
    ),
  },
}

/** SMS autofill enters the whole code at once. */
export const Autofilled: Story = {
  tags: ['flow'],
  play: async ({ args, canvas }) => {
    fireEvent.change(canvas.getByRole('textbox'), { target: { value: '482193' } })
    await expect(args.onComplete).toHaveBeenCalledWith('482193')
    await expect(canvas.getByText('9')).toBeVisible()
  },
}

export const Focused: Story = {
  tags: ['flow'],
  args: { value: '48' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

/** While the code is being verified. */
export const Checking: Story = {
  args: { value: '482193', disabled: true, hint: 'One moment' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('One moment')
  },
}

export const AllSix: Story = { ...allSix, args: { value: '482', length: 4 } }

/** The hint says where the code was sent, and another one can be requested beside the label. */
export const Do: Story = {
  args: {
    hint: 'We texted it to the number that ends in 4321.',
    end: (
      <Button size="sm" variant="ghost">
        Resend code
      </Button>
    ),
  },
}

/** Invitation codes have letters, which are dropped here while they are typed; take a TextField. */
export const Dont: Story = {
  name: 'Don’t',
  args: { label: 'Invitation code', length: 8, hint: 'Such as K7Q2MIRA' },
}
