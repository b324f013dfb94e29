import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Checkbox } from '../../src/ui/Checkbox'
import { SegmentedControl } from '../../src/ui/SegmentedControl'
import { Switch } from '../../src/ui/Switch'
import { TextLink } from '../../src/ui/TextLink'
import { allSix } from '../support/allSix'
import { Controlled } from '../support/Controlled'
import { Fill } from '../support/Fill'

const meta = { title: 'ui/Choices' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const agree = (error?: string) => (
  <Controlled initial={false}>
    {(value, set) => (
      <Checkbox checked={value} onChange={set} error={error}>
        I am 18 or older and agree to the <TextLink to="/terms-of-use">terms of use</TextLink>
      </Checkbox>
    )}
  </Controlled>
)

const sound = (
  <Controlled initial={false}>
    {(value, set) => <Switch checked={value} onChange={set} label="Sound" hint="Ticks and win chords" />}
  </Controlled>
)

const login = (
  <Controlled<'phone' | 'account'> initial="phone">
    {(value, set) => (
      <SegmentedControl
        label="Sign in with"
        value={value}
        onChange={set}
        options={[
          { value: 'phone', label: 'Phone' },
          { value: 'account', label: 'Account' },
        ]}
      />
    )}
  </Controlled>
)

export const CheckboxUnticked: Story = {
  render: () => agree(),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: /18 or older/ })
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
}

export const CheckboxNeeded: Story = {
  render: () => agree('Tick this to go on.'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Tick this to go on.')
  },
}

export const SwitchOff: Story = {
  render: () => sound,
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Sound' })
    await userEvent.click(control)
    await expect(control).toBeChecked()
    await expect(control).toHaveAccessibleDescription('Ticks and win chords')
  },
}

export const Segments: Story = {
  render: () => login,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Account'))
    await expect(canvas.getByRole('radio', { name: 'Account' })).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: 'Phone' })).toBeChecked()
    await expect(canvas.getByRole('group', { name: 'Sign in with' })).toBeVisible()
  },
}

export const AllSix: Story = {
  ...allSix,
  render: () => (
    <Fill>
      {login}
      <Switch checked label="Reduce motion" onChange={() => undefined} />
      {sound}
      <Checkbox checked onChange={() => undefined}>
        Keep me signed in
      </Checkbox>
      {agree('Tick this to go on.')}
    </Fill>
  ),
}
