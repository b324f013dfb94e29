import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../../../src/ui/actions/Button'
import { AmountField } from '../../../src/ui/fields/AmountField'
import { LanguageField } from '../../../src/ui/fields/LanguageField'
import { PasswordField } from '../../../src/ui/fields/PasswordField'
import { PhoneField } from '../../../src/ui/fields/PhoneField'
import { SearchField } from '../../../src/ui/fields/SearchField'
import { Select, type SelectProps } from '../../../src/ui/fields/Select'
import { TextArea } from '../../../src/ui/fields/TextArea'
import { TextField, type TextFieldProps } from '../../../src/ui/fields/TextField'
import { CoinMark } from '../../../src/ui/money/CoinMark'
import { allSix } from '../../support/allSix'
import { Controlled } from '../../support/Controlled'
import { Fill } from '../../support/Fill'

const meta = {
  title: 'ui/fields/Text fields',
  tags: ['autodocs', 'stable', 'variant'],
  component: TextField,
  subcomponents: { PasswordField, PhoneField, AmountField, SearchField, TextArea, Select },
  parameters: {
    guide: {
      use: 'The typed inputs of a form: TextField for one line, TextArea for several, and a field of its own for a password, a phone number, an amount and a search; Select is for one of more than four options. The label stays in sight, the hint says what is expected, and the error says how to put it right.',
      avoid:
        'For one of two to four options take SegmentedControl; for a one-time code, CodeField; for the amount that a whole page is about, AmountHero.',
    },
  },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj

const text = (props: Partial<TextFieldProps>) => (
  <Controlled initial="">
    {(value, set) => <TextField label="Username" autoComplete="username" value={value} onChange={set} {...props} />}
  </Controlled>
)

const password = (props: Partial<TextFieldProps> = {}) => (
  <Controlled initial="">
    {(value, set) => (
      <PasswordField
        label="Password"
        value={value}
        onChange={set}
        showLabel="Show password"
        concealLabel="Hide password"
        {...props}
      />
    )}
  </Controlled>
)

export const Text: Story = {
  render: () => text({ placeholder: 'Letters and digits' }),
}

export const TextTest: Story = {
  ...Text,
  tags: ['interaction-test', '!variant'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Username' })
    await userEvent.type(input, 'regular')
    await expect(input).toHaveValue('regular')
  },
}

export const WithHint: Story = { render: () => text({ hint: '6 to 20 letters and digits' }) }

export const Invalid: Story = {
  render: () => text({ error: 'We couldn’t find that account.' }),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Username' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('We couldn’t find that account.')
  },
}

export const Disabled: Story = { render: () => text({ value: 'regular', disabled: true }) }

/** Read-only: focusable and selectable. */
export const ReadOnly: Story = {
  render: () => text({ label: 'Invitation code', value: 'MIRA27', readOnly: true }),
}

export const ReadOnlyTest: Story = {
  ...ReadOnly,
  tags: ['interaction-test', '!variant'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Invitation code' })
    await userEvent.type(input, 'x')
    await expect(input).toHaveValue('MIRA27')
    await expect(input).toHaveFocus()
  },
}

export const LongLabels: Story = {
  globals: { viewport: { value: 'small' } },
  render: () =>
    text({
      label: 'The account that the winnings of this tournament shall be sent to, as it stands in your contract',
      value: 'a-name-that-somebody-has-chosen-because-nobody-else-would',
      error: 'This account cannot take winnings of this currency before its owner has shown a document.',
      hint: 'It has to be your own; payments to others are sent back after three working days.',
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Password: Story = {
  render: () => password(),
}

export const PasswordTest: Story = {
  ...Password,
  tags: ['interaction-test', '!variant'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password', { selector: 'input' })
    await userEvent.type(input, 'demo1234')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveValue('demo1234')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(input).toHaveAttribute('type', 'password')
  },
}

export const PasswordInvalid: Story = {
  render: () => password({ value: 'demo123', error: 'Incorrect username or password.' }),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password', { selector: 'input' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Incorrect username or password.')
    await expect(input).toHaveAttribute('autocomplete', 'current-password')
  },
}

const countries = [
  { code: '+55', name: 'Brasil' },
  { code: '+84', name: 'Việt Nam' },
  { code: '+1', name: 'United States' },
]

const phone = (props: Partial<TextFieldProps> = {}) => (
  <Controlled initial={{ country: '+84', number: '' }}>
    {(value, set) => (
      <PhoneField
        label="Mobile number"
        value={value.number}
        onChange={(number) => set({ ...value, number })}
        country={value.country}
        countries={countries}
        countryLabel="Country code"
        onCountryChange={(country) => set({ ...value, country })}
        {...props}
      />
    )}
  </Controlled>
)

export const Phone: Story = {
  render: () => phone(),
}

export const PhoneTest: Story = {
  ...Phone,
  tags: ['interaction-test', '!variant'],
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country code' }), '+55')
    const input = canvas.getByRole('textbox', { name: 'Mobile number' })
    await userEvent.type(input, '98 765 4321')
    await expect(input).toHaveValue('98 765 4321')
    await expect(canvas.getByText('+55')).toBeVisible()
  },
}

export const PhoneInvalid: Story = {
  render: () => phone({ value: '98', error: 'A number of 8 to 11 digits is needed.' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Mobile number' })).toBeInvalid()
  },
}

/** The number itself is left-to-right in every language. */
export const PhoneRightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => phone({ value: '98 765 4321' }),
  play: async ({ canvas }) => {
    const country = canvas.getByRole('combobox', { name: 'Country code' }).getBoundingClientRect()
    await expect(country.x).toBeLessThan(canvas.getByRole('textbox').getBoundingClientRect().x)
  },
}

const amount = (props: Partial<TextFieldProps> = {}) => (
  <Controlled initial="">
    {(value, set) => (
      <AmountField
        label="Amount"
        hint="20.00 to 5,000.00"
        start={<CoinMark />}
        end={
          <Button size="sm" variant="ghost" onClick={() => set('5000')}>
            Max
          </Button>
        }
        value={value}
        onChange={set}
        {...props}
      />
    )}
  </Controlled>
)

export const Amount: Story = {
  render: () => amount(),
}

export const AmountTest: Story = {
  ...Amount,
  tags: ['interaction-test', '!variant'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Max' }))
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('5000')
  },
}

export const AmountTooHigh: Story = {
  render: () => amount({ value: '80000', error: 'You have 12,480.50.' }),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Amount' })
    await expect(input).toHaveAccessibleDescription('You have 12,480.50. 20.00 to 5,000.00')
    await expect(input).toHaveAttribute('inputmode', 'decimal')
  },
}

export const Search: Story = {
  render: () => (
    <Controlled initial="dragn">
      {(value, set) => <SearchField label="Search games" clearLabel="Clear search" value={value} onChange={set} />}
    </Controlled>
  ),
}

export const SearchTest: Story = {
  ...Search,
  tags: ['interaction-test', '!variant'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search games' })
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const LongText: Story = {
  render: () => (
    <Controlled initial="The reels stopped, ">
      {(value, set) => <TextArea label="What happened" maxLength={500} value={value} onChange={set} />}
    </Controlled>
  ),
}

export const LongTextTest: Story = {
  ...LongText,
  tags: ['interaction-test', '!variant'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'What happened' }), 'the balance did not.')
    await expect(canvas.getByText('39/500')).toBeVisible()
  },
}

export const TooShort: Story = {
  render: () => (
    <TextArea
      label="What happened"
      value="The reels stopped."
      error="Tell us a little more, so that we can help."
      onChange={() => undefined}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'What happened' })).toBeInvalid()
  },
}

type Language = 'en-US' | 'vi-VN'

const languages = (props: Partial<SelectProps<Language>> = {}) => (
  <Controlled<Language> initial="en-US">
    {(value, set) => (
      <Select
        label="Language"
        value={value}
        onChange={set}
        options={[
          { value: 'en-US', label: 'English' },
          { value: 'vi-VN', label: 'Tiếng Việt', lang: 'vi-VN' },
        ]}
        {...props}
      />
    )}
  </Controlled>
)

export const Choice: Story = {
  render: () => languages(),
}

export const ChoiceTest: Story = {
  ...Choice,
  tags: ['interaction-test', '!variant'],
  play: async ({ canvas }) => {
    const choice = canvas.getByRole('combobox', { name: 'Language' })
    await userEvent.selectOptions(choice, 'Tiếng Việt')
    await expect(choice).toHaveValue('vi-VN')
  },
}

export const ChoiceRequired: Story = {
  render: () => languages({ label: 'Bank', error: 'Choose the bank that the money goes to.' }),
  play: async ({ canvas }) => {
    const choice = canvas.getByRole('combobox', { name: 'Bank' })
    await expect(choice).toBeInvalid()
    await expect(choice).toHaveAccessibleDescription('Choose the bank that the money goes to.')
  },
}

export const ChoiceDisabled: Story = {
  render: () => languages({ disabled: true, hint: 'Set by the operator' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled()
  },
}

/** Long labels are truncated before the arrow. */
export const ChoiceLongLabels: Story = {
  globals: { direction: 'rtl', viewport: { value: 'small' } },
  render: () =>
    languages({
      options: [
        { value: 'en-US', label: 'English as it is written in the United States of America and its territories' },
      ],
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox').getBoundingClientRect().width).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const AllSix: Story = {
  ...allSix,
  render: () => (
    <Fill>
      {text({ placeholder: 'Placeholder' })}
      {text({ value: 'regular', error: 'That name is taken.' })}
      {text({ value: 'regular', disabled: true, hint: 'Cannot be changed' })}
      {password({ value: 'demo1234' })}
      {phone({ value: '98 765 4321' })}
      {amount({ value: '250.00' })}
      {languages()}
      <SearchField label="Search" clearLabel="Clear" value="dragon" onChange={() => undefined} />
      <TextArea label="What happened" maxLength={500} value="The reels stopped." onChange={() => undefined} />
    </Fill>
  ),
}

/** Each language by its own name. */
export const Language: Story = {
  render: () => <LanguageField onChoose={() => undefined} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Language')).toHaveValue('en-US')
  },
}

const mistyped = (error: string) => (
  <Controlled initial="mira!">
    {(value, set) => <TextField label="Username" autoComplete="username" value={value} onChange={set} error={error} />}
  </Controlled>
)

/** The error says what to change, and what was typed is kept. */
export const Do: Story = { render: () => mistyped('Use letters and digits only.') }

/** “Invalid” says neither what is wrong nor how to put it right; name what to change. */
export const Dont: Story = { name: 'Don’t', render: () => mistyped('Invalid') }
