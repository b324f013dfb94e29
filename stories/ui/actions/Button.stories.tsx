import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { texts } from '../../../src/i18n'
import { Button } from '../../../src/ui/actions/Button'
import { ButtonLink } from '../../../src/ui/actions/ButtonLink'
import { FootLinks } from '../../../src/ui/actions/FootLinks'
import { caretRight, download, gift } from '../../../src/ui/art/icons/icons'
import { allSix } from '../../support/allSix'
import { Stack } from '../../support/Stack'

const meta = {
  title: 'ui/actions/Button',
  tags: ['autodocs', 'stable', 'variant'],
  component: Button,
  subcomponents: { ButtonLink, FootLinks },
  parameters: {
    guide: {
      use: 'Starts an action: claim, send, save. A view has one primary button for its main step, and the others are secondary or ghost; take ButtonLink where a press opens another page.',
      avoid:
        'Not for a choice among filters or amounts (Chip), for a link within a text (TextLink), or where a well-known icon is enough (IconButton).',
    },
  },
  args: { children: 'Claim', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}

export const PrimaryTest: Story = {
  ...Primary,
  tags: ['interaction-test', '!variant'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Claim' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Secondary: Story = { args: { variant: 'secondary', children: 'Support' } }

export const Ghost: Story = { args: { variant: 'ghost', children: 'Not now' } }

export const Danger: Story = { args: { variant: 'danger', children: 'Delete message' } }

/** Samples that are texts of the product follow the language. */
export const InArabic: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: texts.t('activity.claim') })).toBeVisible()
    await expect(canvas.queryByText('Claim')).toBeNull()
  },
}

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <Button {...args} size="sm" />
      <Button {...args} size="md" />
      <Button {...args} size="lg" wide />
    </Stack>
  ),
}

export const WithIcons: Story = {
  render: (args) => (
    <Stack>
      <Button {...args} icon={gift} />
      <Button {...args} variant="secondary" iconEnd={caretRight}>
        History
      </Button>
    </Stack>
  ),
}

export const Focused: Story = {
  tags: ['flow'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

export const Busy: Story = {
  args: { busy: true, busyLabel: 'Signing in' },
}

export const BusyTest: Story = {
  ...Busy,
  tags: ['interaction-test', '!variant'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Signing in' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const DisabledWithReason: Story = {
  args: { disabledReason: 'Opens when the task is done' },
}

export const DisabledWithReasonTest: Story = {
  ...DisabledWithReason,
  tags: ['interaction-test', '!variant'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Claim' })
    await expect(button).toHaveAccessibleDescription('Opens when the task is done')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    button.focus()
    await expect(button).toHaveFocus()
  },
}

export const SubmitsForm: Story = {
  tags: ['interaction-test', '!variant'],
  args: { type: 'submit' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        event.currentTarget.dataset['sent'] = 'yes'
      }}
    >
      <Button {...args} busy />
      <Button {...args}>Send</Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const form = canvasElement.querySelector('form')
    await userEvent.click(canvas.getByRole('button', { name: 'Claim' }))
    await expect(form?.dataset['sent']).toBeUndefined()
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(form?.dataset['sent']).toBe('yes')
  },
}

export const AsLink: Story = {
  render: () => (
    <Stack>
      <ButtonLink to="/wallets" icon={download}>
        Deposit
      </ButtonLink>
      <ButtonLink to="/bonus" variant="secondary">
        Explore bonuses
      </ButtonLink>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/wallets')
  },
}

/** Age, terms, help, notices, and who answers for them. */
export const Foot: Story = {
  render: () => <FootLinks operator={{ name: 'Kismara Demo Ltd.', license: 'DEMO-0001' }} onLegal={() => undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Licenses' })).toHaveAttribute('href', '/licenses.txt')
    await expect(canvas.getByText('Kismara Demo Ltd. · DEMO-0001')).toBeVisible()
  },
}

export const LongLabel: Story = {
  args: { icon: gift, children: 'Claim the welcome bonus of the week and go straight on to the games' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const { right, height } = canvas.getByRole('button').getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
    await expect(height).toBeGreaterThan(44)
  },
}

export const RightToLeft: Story = {
  ...WithIcons,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Claim' }).getBoundingClientRect()
    const icon = canvas.getByRole('button', { name: 'Claim' }).querySelector('svg')?.getBoundingClientRect()
    await expect(icon?.x).toBeGreaterThan(button.x + button.width / 2)
  },
}

/** The width stays the same while busy, whatever the label. */
export const BusyVariants: Story = {
  args: { busy: true },
  render: (args) => (
    <Stack>
      <Button {...args} />
      <Button {...args} variant="secondary" />
      <Button {...args} variant="ghost" />
      <Button {...args} variant="danger" size="sm" />
    </Stack>
  ),
}

export const AllSix: Story = {
  ...allSix,
  render: (args) => (
    <Stack>
      <Button {...args} wide />
      <Button {...args} wide variant="secondary" />
      <Button {...args} wide variant="ghost" />
      <Button {...args} wide variant="danger" />
      <Button {...args} wide busy />
      <Button {...args} wide disabledReason="Opens at 20:00" />
    </Stack>
  ),
}

/** One primary button names the main step, and the way out is quiet. */
export const Do: Story = {
  render: (args) => (
    <Stack>
      <Button {...args} wide>
        Claim 20.00
      </Button>
      <Button {...args} wide variant="ghost">
        Not now
      </Button>
    </Stack>
  ),
}

/** Two primary buttons compete, so nothing shows which step is meant; make the way out a ghost. */
export const Dont: Story = {
  name: 'Don’t',
  render: (args) => (
    <Stack>
      <Button {...args} wide>
        Claim 20.00
      </Button>
      <Button {...args} wide>
        Not now
      </Button>
    </Stack>
  ),
}
