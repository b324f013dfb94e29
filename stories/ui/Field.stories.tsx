import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../../src/ui/Button'
import { CoinMark } from '../../src/ui/CoinMark'
import { AmountField } from '../../src/ui/fields/AmountField'
import { PasswordField } from '../../src/ui/fields/PasswordField'
import { PhoneField } from '../../src/ui/fields/PhoneField'
import { SearchField } from '../../src/ui/fields/SearchField'
import { Select } from '../../src/ui/fields/Select'
import { TextArea } from '../../src/ui/fields/TextArea'
import { TextField, type TextFieldProps } from '../../src/ui/fields/TextField'
import { allSix } from '../support/allSix'
import { Controlled } from '../support/Controlled'
import { Fill } from '../support/Fill'

const meta = { title: 'ui/Field', component: TextField } satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj

const text = (props: Partial<TextFieldProps>) => (
  <Controlled initial="">
    {(value, set) => <TextField label="Account" autoComplete="username" value={value} onChange={set} {...props} />}
  </Controlled>
)

export const Text: Story = {
  render: () => text({ placeholder: 'Letters and digits' }),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Account' })
    await userEvent.type(input, 'regular')
    await expect(input).toHaveValue('regular')
  },
}

export const WithHint: Story = { render: () => text({ hint: '6 to 20 letters and digits' }) }

export const Wrong: Story = {
  render: () => text({ error: 'This account does not exist. Check the spelling.' }),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Account' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('This account does not exist. Check the spelling.')
  },
}

export const Disabled: Story = { render: () => text({ value: 'regular', disabled: true }) }

export const Password: Story = {
  render: () => (
    <Controlled initial="">
      {(value, set) => (
        <PasswordField
          label="Password"
          value={value}
          onChange={set}
          showLabel="Show password"
          concealLabel="Hide password"
        />
      )}
    </Controlled>
  ),
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

const countries = [
  { code: '+55', name: 'Brasil' },
  { code: '+84', name: 'Việt Nam' },
  { code: '+1', name: 'United States' },
]

export const Phone: Story = {
  render: () => (
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
        />
      )}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country code' }), '+55')
    const input = canvas.getByRole('textbox', { name: 'Mobile number' })
    await userEvent.type(input, '98 765 4321')
    await expect(input).toHaveValue('98 765 4321')
    await expect(canvas.getByText('+55')).toBeVisible()
  },
}

export const Amount: Story = {
  render: () => (
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
        />
      )}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Max' }))
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('5000')
  },
}

export const Search: Story = {
  render: () => (
    <Controlled initial="dragn">
      {(value, set) => <SearchField label="Search games" clearLabel="Clear search" value={value} onChange={set} />}
    </Controlled>
  ),
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
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'What happened' }), 'the balance did not.')
    await expect(canvas.getByText('39/500')).toBeVisible()
  },
}

export const Choice: Story = {
  render: () => (
    <Controlled<'en-US' | 'vi-VN'> initial="en-US">
      {(value, set) => (
        <Select
          label="Language"
          value={value}
          onChange={set}
          options={[
            { value: 'en-US', label: 'English' },
            { value: 'vi-VN', label: 'Tiếng Việt', lang: 'vi-VN' },
          ]}
        />
      )}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    const choice = canvas.getByRole('combobox', { name: 'Language' })
    await userEvent.selectOptions(choice, 'Tiếng Việt')
    await expect(choice).toHaveValue('vi-VN')
  },
}

export const AllSix: Story = {
  ...allSix,
  render: () => (
    <Fill>
      {text({ placeholder: 'Placeholder' })}
      {text({ value: 'regular', error: 'That name is taken.' })}
      <PhoneField
        label="Mobile number"
        value="98 765 4321"
        onChange={() => undefined}
        country="+84"
        countries={countries}
        countryLabel="Country code"
        onCountryChange={() => undefined}
      />
      <SearchField label="Search" clearLabel="Clear" value="dragon" onChange={() => undefined} />
    </Fill>
  ),
}
