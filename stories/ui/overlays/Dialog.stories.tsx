import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, Suspense, use, useState } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { screen } from '../../../.storybook/modes'
import { Button } from '../../../src/ui/actions/Button'
import { Logo } from '../../../src/ui/art/brand/Logo'
import { PasswordField } from '../../../src/ui/fields/PasswordField'
import { SegmentedControl } from '../../../src/ui/fields/SegmentedControl'
import { TextField } from '../../../src/ui/fields/TextField'
import { Dialog } from '../../../src/ui/overlays/Dialog'
import type { ModalProps } from '../../../src/ui/overlays/ModalFrame'
import { Sheet } from '../../../src/ui/overlays/Sheet'
import { Tips } from '../../../src/ui/overlays/Tips'
import { Fill } from '../../support/Fill'

type Opened = Omit<ModalProps, 'open' | 'onClose' | 'children'> & {
  kind: typeof Dialog
  /** Initial state. */
  opened: boolean
  children: ReactNode
}

function Opener({ kind: Kind, opened, ...props }: Opened) {
  const [open, setOpen] = useState(opened)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Kind {...props} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

const soon = () => new Promise<string>((resolve) => setTimeout(resolve, 300, 'Here it is.'))

function Brought() {
  const [wait, setWait] = useState<Promise<string>>()
  return wait !== undefined ? <p>{use(wait)}</p> : <Button onClick={() => setWait(soon())}>Show more</Button>
}

const rules = Array.from({ length: 40 }, (_, at) => `Rule ${at + 1}`)

const sentence = <p>Your balance is not touched.</p>

const meta = {
  title: 'ui/overlays/Dialog',
  tags: ['autodocs', 'stable', 'variant'],
  component: Opener,
  subcomponents: { Dialog, Sheet, Tips },
  parameters: {
    frames: true,
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component:
          'What lies over the page until it is closed: in the middle (`Dialog`), from the bottom (`Sheet`), or a short message with one button (`Tips`). The focus is held inside and given back; Escape, the back gesture and a tap beside it close the top one.',
      },
    },
    guide: {
      use: 'Take Dialog for a decision that must be made before anything else, Sheet for a short task or choice that belongs to the present page, and Tips for a message with one button. The title says what it is about, and the button what a press does.',
      avoid:
        'Not for a task with several steps or an address of its own (TaskPage), for the outcome of what the player has just done (a toast in ToastRegion), or for a remark on the page (Note).',
    },
  },
  argTypes: {
    kind: { table: { disable: true } },
    children: { control: false },
    actions: { control: false },
    art: { control: false },
  },
  args: {
    kind: Dialog,
    opened: true,
    title: 'Sign out?',
    closeLabel: 'Close',
    children: sentence,
    actions: <Button wide>Sign out</Button>,
  },
} satisfies Meta<typeof Opener>

export default meta
type Story = StoryObj<typeof meta>

export const InTheMiddle: Story = {
  parameters: { chromatic: screen },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const dialog = await canvas.findByRole('dialog', { name: 'Sign out?' })
    await expect(dialog.matches(':modal')).toBe(true)
    await expect(dialog.contains(document.activeElement)).toBe(true)
  },
}

export const RestoresFocus: Story = {
  tags: ['interaction-test', '!variant'],
  args: { opened: false },
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    await expect(canvas.getByRole('dialog')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(opener).toHaveFocus()
  },
}

/** Escape may end the composition of a word, as in Vietnamese; Safari sends it after the end, as 229. */
export const StaysWhileComposing: Story = {
  tags: ['interaction-test', '!variant'],
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog')
    for (const part of [{ isComposing: true }, { keyCode: 229 }]) fireEvent.keyDown(dialog, { key: 'Escape', ...part })
    await userEvent.keyboard('a')
    await expect(dialog).toBeVisible()
    fireEvent.keyDown(dialog, { key: 'Escape' })
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

export const ClosesOnBackdrop: Story = {
  tags: ['interaction-test', '!variant'],
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog')
    await userEvent.click(canvas.getByText('Your balance is not touched.'))
    await expect(dialog).toBeVisible()
    await userEvent.click(dialog)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

/** Lazy content without its own Suspense boundary hides the whole dialog for a moment. */
export const StaysOpenWhileSuspended: Story = {
  tags: ['interaction-test', '!variant'],
  args: { children: <Brought /> },
  render: (args) => (
    <Suspense fallback={<p>Loading</p>}>
      <Opener {...args} />
    </Suspense>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(canvas.getByText('Loading')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('Here it is.')).toBeVisible())
    await expect(canvas.getByRole('dialog').matches(':modal')).toBe(true)
  },
}

export const Locked: Story = {
  args: { title: 'Lucky jackpot', locked: true, lockedReason: 'Please wait for the spin to finish.' },
}

export const LockedTest: Story = {
  ...Locked,
  tags: ['interaction-test', '!variant'],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Close' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription('Please wait for the spin to finish.')
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement()
    for (const attempt of ['{Escape}', '{Escape}', '{Escape}', '{Escape}']) await userEvent.keyboard(attempt)
    await userEvent.click(button)
    await userEvent.click(canvas.getByRole('dialog'))
    await expect(canvas.getByRole('dialog')).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please wait for the spin to finish.')
  },
}

export const LongContent: Story = {
  args: {
    title: 'Rules',
    children: rules.map((rule) => <p key={rule}>{rule}</p>),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible())
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const Stacked: Story = {
  tags: ['flow'],
  args: {
    title: 'Lower',
    actions: undefined,
    children: (
      <Opener kind={Dialog} opened={false} title="Upper" closeLabel="Close upper">
        {sentence}
      </Opener>
    ),
  },
  play: async ({ canvas }) => {
    const lower = await canvas.findByRole('dialog', { name: 'Lower' })
    await userEvent.click(within(lower).getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Upper' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('dialog', { name: 'Upper' })).toBeNull()
    await expect(lower).toBeVisible()
    await expect(within(lower).getByRole('button', { name: 'Open' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

export const Bare: Story = {
  args: { title: 'Lucky jackpot', bare: true, actions: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Lucky jackpot' })).toBeVisible()
  },
}

export const AsSheet: Story = {
  parameters: { chromatic: screen },
  args: {
    kind: Sheet,
    title: 'Welcome back',
    children: (
      <Fill>
        <SegmentedControl
          label="Sign in with"
          value="account"
          onChange={() => undefined}
          options={[
            { value: 'phone', label: 'Phone' },
            { value: 'account', label: 'Username' },
          ]}
        />
        <TextField label="Username" value="regular" onChange={() => undefined} autoComplete="username" />
        <PasswordField
          label="Password"
          value=""
          onChange={() => undefined}
          showLabel="Show password"
          concealLabel="Hide password"
        />
      </Fill>
    ),
    actions: (
      <Button wide size="lg">
        Log in
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Log in' })
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
  },
}

export const TipsMessage: Story = {
  parameters: { chromatic: screen },
  render: () => (
    <Tips
      open
      onClose={() => undefined}
      title="Tips"
      text="The request has timed out, please try again later"
      actionLabel="OK"
      closeLabel="Close"
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Tips' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'OK' })).toHaveFocus()
  },
}
/** While saving, the button is busy and closing is refused. */
export const Busy: Story = {
  args: {
    locked: true,
    lockedReason: 'Wait until you are signed out.',
    actions: (
      <Button wide busy busyLabel="Signing out">
        Sign out
      </Button>
    ),
  },
}

export const BusyTest: Story = {
  ...Busy,
  tags: ['interaction-test', '!variant'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Signing out' })).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Wait until you are signed out.')
  },
}

export const WithArt: Story = { args: { art: <Logo size={30} />, title: 'Welcome to Kismara' } }

export const LongTitleRightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'small' } },
  args: { title: 'Do you really want to leave this device, with two rewards that nobody has claimed?' },
  play: async ({ canvas }) => {
    const title = (await canvas.findByRole('heading')).getBoundingClientRect()
    const close = canvas.getByRole('button', { name: 'Close' }).getBoundingClientRect()
    await expect(close.right).toBeLessThanOrEqual(title.left)
    await expect(close.top).toBeLessThan(title.top + 12)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Header and buttons stay visible, the content scrolls. */
export const SheetLongContent: Story = {
  args: { ...LongContent.args, kind: Sheet },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible())
    // The scroll area becomes focusable once measured.
    const body = () => canvas.getByText('Rule 1').closest('[tabindex="0"]')
    await waitFor(() => expect(body()).not.toBeNull())
    await expect(body()?.scrollHeight).toBeGreaterThan(body()?.clientHeight ?? Number.POSITIVE_INFINITY)
  },
}

export const SheetLocked: Story = { ...Locked, args: { ...Locked.args, kind: Sheet } }

export const SheetLockedTest: Story = {
  ...LockedTest,
  args: SheetLocked.args ?? {},
  tags: ['interaction-test', '!variant'],
}

/** The title asks, the text says what it means for the money, and the button repeats the verb. */
export const Do: Story = {
  args: {
    title: 'Cancel this withdrawal?',
    children: <p>500.00 goes back to your balance.</p>,
    actions: <Button wide>Cancel withdrawal</Button>,
  },
}

/** Neither title nor button says what will happen; ask about the act, and repeat its verb on the button. */
export const Dont: Story = {
  name: 'Don’t',
  args: { title: 'Are you sure?', children: <p>This cannot be undone.</p>, actions: <Button wide>OK</Button> },
}
