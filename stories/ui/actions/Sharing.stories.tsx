import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CopyButton } from '../../../src/ui/actions/CopyButton'
import { Logo } from '../../../src/ui/art/brand/Logo'
import { QrCode } from '../../../src/ui/data/QrCode'
import { allSix } from '../../support/allSix'
import { Stack } from '../../support/Stack'

const link = 'https://example.com/share?code=MIRA27'

const meta = {
  title: 'ui/actions/Copy button and QR code',
  tags: ['autodocs', 'stable', 'variant'],
  component: CopyButton,
  subcomponents: { QrCode },
  parameters: {
    guide: {
      use: 'CopyButton copies a link, a code or an account number that is needed elsewhere, and confirms it in place. QrCode hands a link to the camera of another device.',
      avoid:
        'To invite friends, take ShareCard, which has the share sheet as well; for one value of a receipt, take CopyLine. Do not show a QrCode without a CopyButton: the phone that shows a code cannot scan it.',
    },
  },
  args: {
    text: link,
    label: 'Copy link',
    copiedLabel: 'Copied',
    failedLabel: 'Copy it by hand',
    copy: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

export const Copies: Story = {
  tags: ['interaction-test', '!variant'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(args.copy).toHaveBeenCalledWith(link)
    await expect(canvas.getByRole('button', { name: 'Copied' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible()
  },
}

export const Refused: Story = {
  tags: ['flow'],
  args: { copy: fn(() => Promise.reject(new Error('no clipboard'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('button', { name: 'Copy it by hand' })).toBeVisible()
  },
}

export const Code: Story = {
  render: () => (
    <QrCode value={link} label="Your invitation link">
      <Logo size={30} />
    </QrCode>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Your invitation link' })).toBeVisible()
  },
}

/** A long link gives a denser code of the same size. */
export const LongLinkCode: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => <QrCode value={`${link}&campaign=${'autumn-'.repeat(20)}`} label="Your invitation link" size={400} />,
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect()
    await expect(width).toBeLessThanOrEqual(window.innerWidth)
    await expect(Math.round(height)).toBe(Math.round(width))
  },
}

export const AllSix: Story = {
  ...allSix,
  render: (args) => (
    <Stack>
      <QrCode value={link} label="Your invitation link" size={140} />
      <QrCode value={link} label="Your invitation link, with our mark" size={140}>
        <Logo size={24} />
      </QrCode>
      <CopyButton {...args} />
      <CopyButton {...args} variant="primary" size="md" />
    </Stack>
  ),
}

/** The code is for another device, the button for this one. */
export const Do: Story = {
  render: (args) => (
    <Stack>
      <QrCode value={link} label="Your invitation link" size={140} />
      <CopyButton {...args} />
    </Stack>
  ),
}

/** The phone that shows this code cannot scan it; put a CopyButton with the same link below. */
export const Dont: Story = {
  name: 'Don’t',
  render: () => <QrCode value={link} label="Your invitation link" size={140} />,
}
