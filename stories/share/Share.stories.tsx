import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { screen } from '../../.storybook/modes'
import { AppAt, wholeApp } from '../support/AppAt'
import { ORIGIN } from '../support/origin'

const meta: Meta<typeof AppAt> = {
  title: 'share/Share',
  component: AppAt,
  args: { path: '/share' },
  parameters: { ...wholeApp, origin: ORIGIN, mock: { persona: 'whale' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

export const OwnLink: Story = { parameters: { chromatic: screen } }

/** A computer shows the code, which a phone scans. */
export const OwnLinkWideTest: Story = {
  tags: ['interaction-test'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'QR code of your link' })).toBeVisible()
  },
}

/** The link that a friend sent. */
export const Invited: Story = {
  tags: ['variant'],
  args: { path: '/share?pid=K7Q2MIRA' },
  parameters: { mock: { persona: 'visitor' } },
}

export const Visitor: Story = { parameters: { mock: { persona: 'visitor' } } }

export const Loading: Story = { parameters: { mock: { persona: 'whale', fault: 'getAfterLoginInfoWeb:hang' } } }

/** The friend's code goes along to the form of the new account, whatever it is. */
export const InvitedTest: Story = {
  tags: ['interaction-test'],
  args: { path: `/share?pid=${encodeURIComponent(`<b>&"${'W'.repeat(500)}`)}` },
  parameters: { mock: { persona: 'visitor' } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Sign up' })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/auth\/register\?pid=%3Cb%3E%26%22W{27}$/))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
