import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'app/Start-up pop-ups',
  component: AppAt,
  args: { path: '/' },
  parameters: { ...wholeApp, shownPopups: 'firstDeposit', mock: { persona: 'newcomer' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

/** The app is offered after the news, to a player whose device can have it. */
export const Download: Story = {
  parameters: { shownPopups: 'firstDeposit,notice' },
  play: async ({ canvas }) => {
    const offer = within(await canvas.findByRole('dialog', { name: 'Play from your home screen' }))
    await expect(await offer.findByText('Reward when installed')).toBeVisible()
    await expect(offer.getByRole('link', { name: 'See how to install' })).toBeVisible()
  },
}
export const DownloadOnIos: Story = {
  parameters: { shownPopups: 'firstDeposit,notice', os: 'ios' },
  play: async ({ canvas }) => {
    const offer = within(await canvas.findByRole('dialog', { name: 'Play from your home screen' }))
    await expect(await offer.findByText('Reward when installed')).toBeVisible()
    await expect(offer.getByText('Tap Share at the bottom of the screen.')).toBeVisible()
  },
}
/** [PWA-01] The browser's own dialog is kept until the player asks for it; installed, the reward can be claimed. */
export const DownloadInstalled: Story = {
  tags: ['interaction-test'],
  parameters: { shownPopups: 'firstDeposit,notice' },
  play: async ({ canvas, step, userEvent }) => {
    const offer = within(await canvas.findByRole('dialog', { name: 'Play from your home screen' }))
    const prompt = fn(async () => ({ outcome: 'accepted' }))
    await step('the browser offers its dialog', async () => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
      window.dispatchEvent(event)
      await expect(event.defaultPrevented).toBe(true)
      await userEvent.click(await offer.findByRole('button', { name: 'Install' }))
      await expect(prompt).toHaveBeenCalledOnce()
    })
    await step('the reward can be claimed, then the invite wheel follows', async () => {
      await userEvent.click(await offer.findByRole('button', { name: 'Claim' }))
      await userEvent.click(await canvas.findByRole('button', { name: /TAP THE SCREEN/ }))
      await userEvent.click(offer.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
      await expect(await canvas.findByRole('dialog', { name: 'Invite and spin' })).toBeVisible()
    })
  },
}
/** On the first page of a session the notice opens once the page cover is gone. */
export const Notice: Story = {
  play: async ({ canvas }) => {
    const notice = await canvas.findByRole('dialog', { name: 'What’s new' })
    await expect(await within(notice).findByText(/Daily tasks reset/)).toBeVisible()
  },
}
/** Once closed, it does not reopen. */
export const NoticeClosed: Story = {
  tags: ['interaction-test'],
  parameters: { shownPopups: 'download,inviteSpin', mock: { persona: 'regular' } },
  play: async ({ canvas, userEvent }) => {
    const notice = await canvas.findByRole('dialog', { name: 'What’s new' })
    await userEvent.click(await within(notice).findByRole('button', { name: 'OK' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}
export const NoticeFailed: Story = {
  parameters: { mock: { persona: 'newcomer', fault: 'activityDetail:http502' } },
  play: async ({ canvas }) => {
    const notice = await canvas.findByRole('dialog', { name: 'What’s new' })
    await expect(await within(notice).findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

const offer = { ...wholeApp, shownPopups: '' }

/** [MODAL-05] First, before a first deposit: what it gives, and the way to it with the amount filled in. */
export const FirstDeposit: Story = {
  parameters: offer,
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'First deposit offer' }))
    await expect(await dialog.findByRole('link', { name: 'Deposit 10.00' })).toBeVisible()
  },
}
export const FirstDepositVisitor: Story = {
  parameters: { ...offer, mock: { persona: 'visitor' } },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'First deposit offer' }))
    await expect(await dialog.findByRole('link', { name: 'Log in to take part' })).toBeVisible()
  },
}
export const FirstDepositLoading: Story = {
  parameters: { ...offer, mock: { persona: 'newcomer', fault: 'activityDetail:hang' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'First deposit offer' })).toBeVisible()
  },
}
export const FirstDepositFailed: Story = {
  parameters: { ...offer, mock: { persona: 'newcomer', fault: 'activityDetail:http502' } },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'First deposit offer' }))
    await expect(await dialog.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
/** [MODAL-05] Its link fills the amount in. */
export const FirstDepositTaken: Story = {
  tags: ['interaction-test'],
  parameters: offer,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Deposit 10.00' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await userEvent.click(await canvas.findByRole('button', { name: /^Continue with/ }))
    await expect(await canvas.findByRole('radio', { name: /^10\.00/ })).toBeChecked()
  },
}

const SHEET = 'Invite and spin'

/** The last one: a sheet over the page, from which the wheel is one tap away. */
export const InviteSpin: Story = {
  parameters: { shownPopups: 'firstDeposit,notice,download' },
  play: async ({ canvas }) => {
    const sheet = within(await canvas.findByRole('dialog', { name: SHEET }))
    await expect(await sheet.findByRole('progressbar', { name: 'Progress to the cash-out' })).toBeVisible()
    await expect(sheet.queryByRole('button', { name: 'Skip all' })).toBeNull()
  },
}
export const InviteSpinOpened: Story = {
  tags: ['interaction-test'],
  parameters: InviteSpin.parameters ?? {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the wheel' }))
    const wheel = within(await canvas.findByRole('dialog', { name: SHEET }))
    const spin = await wheel.findByRole('button', { name: /^(SPIN|Spin for more)/ })
    await waitFor(() => expect(spin).toBeVisible())
    await userEvent.click(wheel.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}
/** [MODAL-05] One tap leaves out all that would follow, for the whole session. */
export const AllSkipped: Story = {
  tags: ['interaction-test'],
  parameters: offer,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('dialog', { name: 'First deposit offer' })
    await userEvent.click(await canvas.findByRole('button', { name: 'Skip all' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('link', { name: /Bonus$/ }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Bonus center' })).toBeVisible()
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}
