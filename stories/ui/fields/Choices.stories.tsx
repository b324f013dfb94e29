import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextLink } from '../../../src/ui/actions/TextLink'
import { Checkbox } from '../../../src/ui/fields/Checkbox'
import { SegmentedControl } from '../../../src/ui/fields/SegmentedControl'
import { Switch } from '../../../src/ui/fields/Switch'
import { allSix } from '../../support/allSix'
import { Controlled } from '../../support/Controlled'
import { Fill } from '../../support/Fill'

const meta = {
  title: 'ui/fields/Checkbox, switch and segments',
  tags: ['autodocs', 'stable', 'variant'],
  component: Checkbox,
  subcomponents: { Switch, SegmentedControl },
  parameters: {
    guide: {
      use: 'Checkbox is for consent or an option that is sent with a form, Switch for a setting that takes effect at once, and SegmentedControl for one of two to four short options, all of them in sight.',
      avoid:
        'For more or longer options take Select; to filter a list, FilterChips; to move between the views of a page, Tabs.',
    },
  },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj

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
          { value: 'account', label: 'Username' },
        ]}
      />
    )}
  </Controlled>
)

export const CheckboxUnticked: Story = {
  render: () => agree(),
}

export const CheckboxUntickedTest: Story = {
  ...CheckboxUnticked,
  tags: ['interaction-test', '!variant'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: /18 or older/ })
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
}

export const CheckboxRequired: Story = {
  render: () => agree('Tick this to go on.'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Tick this to go on.')
  },
}

export const SwitchOff: Story = {
  render: () => sound,
}

export const SwitchOffTest: Story = {
  ...SwitchOff,
  tags: ['interaction-test', '!variant'],
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Sound' })
    await userEvent.click(control)
    await expect(control).toBeChecked()
    await expect(control).toHaveAccessibleDescription('Ticks and win chords')
  },
}

export const Segments: Story = {
  render: () => login,
}

export const SegmentsTest: Story = {
  ...Segments,
  tags: ['interaction-test', '!variant'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Username'))
    await expect(canvas.getByRole('radio', { name: 'Username' })).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: 'Phone' })).toBeChecked()
    await expect(canvas.getByRole('group', { name: 'Sign in with' })).toBeVisible()
  },
}

const nothing = () => undefined

export const CheckboxTicked: Story = {
  render: () => (
    <Checkbox checked onChange={nothing}>
      Keep me signed in
    </Checkbox>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Keep me signed in' })).toBeChecked()
  },
}

export const CheckboxDisabled: Story = {
  render: () => (
    <Fill>
      <Checkbox checked disabled onChange={nothing}>
        Needed for every account
      </Checkbox>
      <Checkbox checked={false} disabled onChange={nothing}>
        Not offered in your country
      </Checkbox>
    </Fill>
  ),
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled()
  },
}

/** The box stays at the first line of a long label and keeps its size. */
export const CheckboxLongLabel: Story = {
  globals: { direction: 'rtl', viewport: { value: 'small' } },
  render: () => (
    <Checkbox checked={false} onChange={nothing}>
      I have read how my data is used, that games of chance can lead to losses, and where I find help if playing is no
      longer a pleasure.
    </Checkbox>
  ),
  play: async ({ canvas, canvasElement }) => {
    const box = canvasElement.querySelector('input + span')?.getBoundingClientRect()
    await expect(box?.width).toBe(24)
    await expect(box?.x).toBeGreaterThan(canvas.getByText(/I have read/).getBoundingClientRect().x)
  },
}

export const SwitchOn: Story = {
  render: () => <Switch checked label="Reduce motion" onChange={nothing} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Reduce motion' })).toBeChecked()
  },
}

export const SwitchDisabled: Story = {
  render: () => (
    <Fill>
      <Switch checked disabled label="Reduce motion" hint="Set by your device" onChange={nothing} />
      <Switch checked={false} disabled label="Sound" hint="This device has none" onChange={nothing} />
    </Fill>
  ),
  play: async ({ canvas }) => {
    for (const control of canvas.getAllByRole('switch')) await expect(control).toBeDisabled()
  },
}

/** The thumb moves the other way. */
export const SwitchRightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Fill>
      <Switch checked label="Reduce motion" onChange={nothing} />
      {sound}
    </Fill>
  ),
  play: async ({ canvas }) => {
    const track = canvas.getByRole('switch', { name: 'Reduce motion' }).nextElementSibling
    await expect(track && getComputedStyle(track, '::before').translate).toBe('-20px')
  },
}

const limits = ['Day', 'Week', 'Calendar month', 'Always'].map((label) => ({ value: label, label }))

/** Labels wrap; all segments have the same height. */
export const SegmentsLongLabels: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => <SegmentedControl label="Limit for each" value="Week" onChange={nothing} options={limits} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Week' })).toBeChecked()
    const { height } = canvas.getByText('Calendar month').getBoundingClientRect()
    await expect(canvas.getByText('Week').getBoundingClientRect().height).toBe(height)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const SegmentsRightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => login,
}

export const SegmentsRightToLeftTest: Story = {
  ...SegmentsRightToLeft,
  tags: ['interaction-test', '!variant'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Phone' })).toHaveFocus()
    const { x } = canvas.getByText('Phone').getBoundingClientRect()
    await expect(x).toBeGreaterThan(canvas.getByText('Username').getBoundingClientRect().x)
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
      <Switch checked disabled label="Set by your device" onChange={nothing} />
      <Checkbox checked disabled onChange={nothing}>
        Needed for every account
      </Checkbox>
    </Fill>
  ),
}

/** Sound is turned on at once, so it is a switch, with its name and its effect in sight. */
export const Do: Story = { render: () => sound }

/** Nobody sees what is on or off here, since the label of segments is not shown; take a Switch. */
export const Dont: Story = {
  name: 'Don’t',
  render: () => (
    <Controlled<'on' | 'off'> initial="off">
      {(value, set) => (
        <SegmentedControl
          label="Sound"
          value={value}
          onChange={set}
          options={[
            { value: 'on', label: 'On' },
            { value: 'off', label: 'Off' },
          ]}
        />
      )}
    </Controlled>
  ),
}
