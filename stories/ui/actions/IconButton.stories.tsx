import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { IconButton } from '../../../src/ui/actions/IconButton'
import { IconLink } from '../../../src/ui/actions/IconLink'
import { caretLeft, close, envelope, gift, plus } from '../../../src/ui/art/icons/icons'
import { allSix } from '../../support/allSix'
import { Line } from '../../support/Line'

const meta = {
  title: 'ui/actions/Icon button',
  tags: ['autodocs', 'stable', 'variant'],
  component: IconButton,
  subcomponents: { IconLink },
  parameters: {
    guide: {
      use: 'A round button for an action with an icon that everyone knows: close, back, search. The label is its accessible name and says what it does; take IconLink where it opens another page.',
      avoid:
        'Not where the icon alone leaves the action unclear, and not for the main action of a page: take Button, with an icon before its label if that helps.',
    },
  },
  args: { of: close, label: 'Close', onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const PlainTest: Story = {
  ...Plain,
  tags: ['interaction-test', '!variant'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Close' })
    const { width, height } = button.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Quiet: Story = { args: { variant: 'quiet' } }

export const Primary: Story = { args: { variant: 'primary', of: plus, label: 'Deposit', size: 16 } }

export const WithDot: Story = {
  args: { of: envelope, label: 'Mailbox', dot: '2 unread', size: 24 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mailbox 2 unread' })).toBeVisible()
  },
}

export const Back: Story = {
  render: () => <IconLink of={caretLeft} label="Back" to="/" mirrored />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/')
  },
}

export const Refused: Story = {
  args: { variant: 'quiet', disabledReason: 'Please wait for the spin to finish' },
}

export const RefusedTest: Story = {
  ...Refused,
  tags: ['interaction-test', '!variant'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Close' })
    await expect(button).toHaveAccessibleDescription('Please wait for the spin to finish')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Focused: Story = {
  tags: ['flow'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
  },
}

/** Directional icons are mirrored. */
export const BackRightToLeft: Story = {
  ...Back,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const arrow = canvas.getByRole('link', { name: 'Back' }).querySelector('svg')
    await expect(arrow && getComputedStyle(arrow).scale).toBe('-1 1')
  },
}

export const AllSix: Story = {
  ...allSix,
  render: (args) => (
    <Line>
      <IconButton {...args} />
      <IconButton {...args} variant="quiet" />
      <IconButton {...args} variant="primary" of={plus} size={16} />
      <IconButton {...args} of={envelope} dot="2 unread" />
      <IconButton {...args} variant="quiet" disabledReason="Please wait for the spin to finish" />
      <IconLink of={caretLeft} label="Back" to="/" mirrored />
    </Line>
  ),
}

/** Everyone knows the cross, and the label says what it closes. */
export const Do: Story = { args: { variant: 'quiet', label: 'Close offer' } }

/** A gift does not say that a press claims 20.00; take a Button with those words. */
export const Dont: Story = {
  name: 'Don’t',
  args: { variant: 'primary', of: gift, label: 'Claim 20.00' },
}
