import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { browserSharing } from '../../../src/platform/device/sharing'
import { ShareCard } from '../../../src/ui/share/ShareCard'
import { allSix } from '../../support/allSix'

const link = 'https://kismara.example/share?pid=K7Q2MIRA'
const copied = () => Promise.resolve()
const refused = () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'))

/** A browser with these abilities; `clipboard` needs only what is called. */
const browserWith = (share?: () => Promise<void>, writeText?: () => Promise<void>) =>
  browserSharing({ ...(share && { share }), ...(writeText && { clipboard: { writeText } as unknown as Clipboard }) })

const meta = {
  title: 'ui/share/Share card',
  tags: ['autodocs', 'stable', 'variant'],
  component: ShareCard,
  parameters: {
    guide: {
      use: 'A link that the player passes on, such as an invitation: share sheet, copy and QR code in one card. Set primary where sharing is what the view is for, and scanned where another device has to open the link.',
      avoid:
        'Not for a page of the product (ButtonLink), a single value of a receipt (CopyLine), or another text to copy (CopyButton).',
    },
  },
  args: {
    link,
    code: 'K7Q2MIRA',
    title: 'Play with me on Kismara',
    label: 'Invite a friend',
    onShare: fn(),
    tools: browserWith(copied, copied),
  },
} satisfies Meta<typeof ShareCard>

export default meta
type Story = StoryObj<typeof meta>

export const AllSix: Story = { ...allSix }

export const Primary: Story = { args: { primary: true } }

export const LinkOnly: Story = {
  // Without a code, as on a page that shows it elsewhere.
  render: ({ code: _, ...args }) => <ShareCard {...args} />,
}

export const CopiedTest: Story = {
  tags: ['interaction-test', '!variant'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(await canvas.findByText('Link copied', { selector: 'p' })).toBeVisible()
    await expect(args.onShare).toHaveBeenCalledOnce()
  },
}

/** The player closes the share sheet: nothing is said. */
export const ClosedTest: Story = {
  tags: ['interaction-test', '!variant'],
  args: { tools: browserWith(() => Promise.reject(new DOMException('', 'AbortError')), copied) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite a friend' }))
    await expect(args.onShare).toHaveBeenCalledOnce()
    await expect(canvas.queryByText('Link copied')).toBeNull()
  },
}

/** A share sheet that fails: the link is copied instead. */
export const ShareFailedTest: Story = {
  tags: ['interaction-test', '!variant'],
  args: { tools: browserWith(refused, copied) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite a friend' }))
    await expect(await canvas.findByText('Link copied', { selector: 'p' })).toBeVisible()
  },
}

/** Neither share sheet nor clipboard: the link is selected, to copy by hand. */
export const CopyByHand: Story = {
  tags: ['flow'],
  args: { tools: browserWith() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite a friend' }))
    await expect(await canvas.findByText(/copy it by hand/, { selector: 'p' })).toBeVisible()
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Your link' })
    await expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(link)
  },
}

/** The code of 500 characters fits the smallest phone, and each of its modules has two pixels to be read. */
export const LongLinkTest: Story = {
  tags: ['interaction-test', '!variant'],
  args: { link: `${link}&from=${'a'.repeat(500)}`.slice(0, 500) },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'QR code' })
    await userEvent.click(toggle)
    const code = await canvas.findByRole('img', { name: 'QR code of your link' })
    const { width, right } = code.getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
    const modules = Number(code.getAttribute('viewBox')?.split(' ')[2])
    await expect(width / modules).toBeGreaterThan(2)
    await userEvent.click(toggle)
    await waitFor(() => expect(code).not.toBeVisible())
  },
}

/** The link carries the player’s code, and the button says what it is for. */
export const Do: Story = { args: { primary: true } }

/** The link lacks the player’s code, so a friend who opens it is not counted; share the address that carries it. */
export const Dont: Story = {
  name: 'Don’t',
  args: { primary: true, link: 'https://kismara.example/' },
}
