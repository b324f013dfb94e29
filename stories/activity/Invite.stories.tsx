import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { screen } from '../../.storybook/modes'
import { Opened } from '../flows/support'
import { AppAt, wholeApp } from '../support/AppAt'
import { ORIGIN } from '../support/origin'

const meta: Meta<typeof AppAt> = {
  title: 'activity/Invite wheel',
  component: AppAt,
  args: { path: '/activity/20' },
  parameters: { ...wholeApp, origin: ORIGIN, mock: { persona: 'regular' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

const mock = (persona: string, fault?: string) => ({ mock: { persona, ...(fault && { fault }) } })

/** Part of the way to the goal, one spin left. */
export const Page: Story = { parameters: { chromatic: screen } }

export const NewRound: Story = { parameters: mock('newcomer') }

export const GoalReached: Story = { parameters: mock('collector') }

export const Small: Story = { tags: ['variant'], globals: { viewport: { value: 'small' } } }

export const Wide: Story = { tags: ['variant'], globals: { viewport: { value: 'desktop' } } }

export const Loading: Story = { parameters: mock('regular', 'actInviteUser:hang') }

export const Failed: Story = { parameters: mock('regular', 'actInviteUser:http500') }

export const RecordFailed: Story = { parameters: mock('regular', 'actInviteUserRecord:http500') }

/** Of the start-up pop-ups, the invite wheel is left. */
const invited = { shownPopups: 'download,notice,firstDeposit' }

/** The start-up pop-up: how far the goal is, over the lobby. */
export const Offer: Story = {
  args: { path: '/' },
  parameters: { ...invited, chromatic: screen },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Invite and spin' }))
    await dialog.findByRole('button', { name: 'Open the wheel' })
  },
}

/** Behind the offer, the same wheel as on the page, where the record is. */
export const Modal: Story = {
  tags: ['flow'],
  args: { path: '/' },
  parameters: invited,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the wheel' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Invite and spin' }))
    await dialog.findByRole('button', { name: /^SPIN/ })
  },
}

export const ModalWide: Story = { ...Modal, tags: ['flow', 'variant'], globals: { viewport: { value: 'desktop' } } }

/** [MODAL-04] The goal was just reached. */
export const VipGift: StoryObj<typeof Opened> = {
  render: () => <Opened path="/activity/20" prepare={({ modals }) => modals.open('vipGift')} />,
  parameters: { ...mock('collector'), chromatic: screen },
  play: async ({ canvas }) => {
    const gift = within(await canvas.findByRole('dialog', { name: 'Invitation goal reached!' }))
    await gift.findByText('100.00')
  },
}

export const OddsAndRules: Story = {
  tags: ['flow'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Odds and rules' }))
    const sheet = within(await canvas.findByRole('dialog', { name: 'Odds and rules' }))
    await expect(await sheet.findByText('20.00 toward the goal')).toBeVisible()
    await expect(await sheet.findByText(/Monday to Sunday/)).toBeVisible()
  },
}

/** The last spin is made; then Invite is the button of the view. */
export const NoSpinsLeft: Story = {
  tags: ['flow'],
  play: async ({ canvas, userEvent }) => {
    const spin = await canvas.findByRole('button', { name: /^SPIN/ })
    await waitFor(() => expect(spin).not.toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(spin)
    await expect(await canvas.findByText(/^No spins left/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^SPIN 0 left/ })).toHaveAttribute('aria-disabled', 'true')
  },
}

const isDisabled = (element: Element) => element.getAttribute('aria-disabled') === 'true'

/** [MODAL-04] [INVITE-01] The spin that reaches the goal opens the gift; it pays what was shown and opens the link. */
export const GoalTest: Story = {
  tags: ['interaction-test', 'variant'],
  parameters: { mock: { persona: 'newcomer', grant: 'spins:60' } },
  play: async ({ canvas, step, userEvent }) => {
    await step('spins lead to the goal', async () => {
      await expect(await canvas.findByRole('button', { name: /^SPIN/ })).toBeVisible()
      const goal = () => canvas.queryByRole('dialog', { name: 'Invitation goal reached!' })
      const received = () => canvas.queryByRole('dialog', { name: 'You received' })
      const ready = () =>
        canvas.queryAllByRole('button', { name: /^SPIN [1-9]\d* left/ }).find((hub) => !isDisabled(hub))
      while (!goal()) {
        await waitFor(() => expect(ready()).toBeDefined())
        const left = ready()?.textContent
        await userEvent.click(ready() as HTMLElement) // Awaited above.
        const isOver = () => goal() ?? received() ?? (ready()?.textContent !== left && ready())
        await waitFor(() => expect(isOver()).toBeTruthy())
        const reward = received()
        if (reward) await userEvent.click(within(reward).getByRole('button', { name: /TAP THE SCREEN/ }))
      }
    })
    const gift = within(await canvas.findByRole('dialog', { name: 'Invitation goal reached!' }))
    const shown = gift.getByText(/^\d+\.\d\d$/).textContent ?? ''
    await step('it pays what it shows, then the link opens', async () => {
      await userEvent.click(gift.getByRole('button', { name: 'Claim' }))
      const reward = within(await canvas.findByRole('dialog', { name: 'You received' }))
      await waitFor(() => expect(reward.getByText(shown)).toBeVisible())
      await userEvent.click(reward.getByRole('button', { name: /TAP THE SCREEN/ }))
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      // The page of the link, once its code has come.
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Odds and rules' })).toBeNull())
    })
  },
}
