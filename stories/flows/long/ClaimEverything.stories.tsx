import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { sum } from '../../../src/domain/arithmetic'
import { cents, formatCents } from '../../../src/domain/money'
import { AppAt, wholeApp } from '../../support/AppAt'
import { world } from '../../wallet/support'
import { inMain, preloadAll } from '../support'

const meta: Meta<typeof AppAt> = {
  title: 'flows/Claim everything',
  tags: ['flow'],
  component: AppAt,
  beforeEach: preloadAll,
  args: { path: '/vip' },
  parameters: { ...wholeApp, mock: { persona: 'collector' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

const coins = () =>
  world()
    .ledger()
    .filter(({ asset }) => asset === 'coin')

const labelOf = (button?: HTMLElement) => button?.ariaLabel ?? button?.textContent

/** Page by page, until nothing is left: the dots of the tabs go out, and the ledger has every coin that was shown. */
export const Collector: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const body = within(document.body)
    const before = coins().length
    const shown: number[] = []
    const dotted = async () =>
      within(await canvas.findByRole('navigation', { name: 'Main' }))
        .queryAllByRole('link', { name: /^(New|Ready)/ })
        .map((link) => link.getAttribute('href'))
    const tab = async (name: RegExp) => {
      const bar = within(await canvas.findByRole('navigation', { name: 'Main' }))
      await userEvent.click(await bar.findByRole('link', { name }))
    }
    const press = async (role: string, name: string | RegExp) => {
      const main = await inMain(canvas)
      await userEvent.click(await main.findByRole(role, { name }))
    }
    const back = async () => userEvent.click((await inMain(canvas)).getByText('Back'))
    const read = (text = '') => shown.push(Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100))
    const receive = async (button: HTMLElement) => {
      await userEvent.click(button)
      const line = await waitFor(() => {
        const shownIn = body.queryByRole('dialog', { name: 'You received' }) ?? body.queryByText(/^Received: /)
        if (!shownIn) throw new Error('nothing is shown')
        return shownIn
      })
      if (line.matches('dialog')) {
        for (const name of within(line).queryAllByText('Coins')) read(name.parentElement?.textContent ?? '')
        await userEvent.click(within(line).getByText('TAP THE SCREEN TO CONTINUE'))
      } else {
        // Before the next one.
        await userEvent.click(within(line.closest('li') ?? line).getByRole('button', { name: 'Dismiss message' }))
        read(/[\d,]+\.\d\d/.exec(line.textContent)?.[0])
      }
    }
    const noDialog = () => waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
    const claim = async (button: HTMLElement) => {
      await receive(button)
      await noDialog()
    }
    /** Claims until no button of the page has this name. */
    const claimEvery = async (name: RegExp) => {
      const main = await inMain(canvas)
      const next = () => main.queryAllByRole('button', { name })[0]
      for (let button = next(); button; button = next()) {
        const label = labelOf(button)
        await claim(button)
        await waitFor(() => expect(labelOf(next())).not.toBe(label))
      }
    }
    /** The page is there once it offers something. */
    const claimPage = async (name: RegExp) => {
      await (await inMain(canvas)).findAllByRole('button', { name })
      await claimEvery(name)
    }

    await step('VIP: bonuses, daily bonus, check-in', async () => {
      await claimPage(/^Claim:? /)
      // The rebate is left for the bonus center.
      await waitFor(async () => expect(await dotted()).toEqual(['/bonus', '/vip', '/member']))
    })
    await step('mail: every gift received, every mail read', async () => {
      await tab(/Me$/)
      await press('link', /^Mail/)
      await claimPage(/^Claim all/)
      const main = await inMain(canvas)
      while (main.queryByRole('button', { name: /^Unread \d/ })) {
        const [mail] = await main.findAllByRole('link', { name: /^Unread:/ })
        if (!mail) break
        await userEvent.click(mail)
        await waitFor(() => expect(mail.isConnected).toBe(false))
        await back()
        await main.findByText('Delete read')
      }
      await back()
    })
    await step('agent: commission and valid friends', async () => {
      await press('link', /^Agent/)
      await claimPage(/^Claim/)
      await back()
    })
    await step('tasks and chests: daily, weekly, one-time', async () => {
      await tab(/Bonus$/)
      // The page before has a link of this name, too, which would leave the frame once it is detached.
      await canvas.findByRole('heading', { name: 'Bonus center' })
      await press('link', /^Tasks/)
      // "Today" has buttons of these names, too.
      await (await inMain(canvas)).findByRole('radio', { name: 'Daily' })
      await claimPage(/^(Claim:|Open chest)/)
      await press('radio', 'Weekly')
      await claimEvery(/^(Claim:|Open chest)/)
      await press('radio', 'One-time')
      await claimPage(/^(Claim:|Open chest)/)
    })
    await step('check-in of the day', async () => {
      await press('link', /^Events/)
      await press('button', /^Daily check-in/)
      await claimPage(/^Check in/)
      await back()
    })
    await step('invite wheel: the last spin, then the goal is paid', async () => {
      await press('button', /^Invite and spin/)
      const wheel = within(await body.findByRole('dialog', { name: 'Invite and spin' }))
      await userEvent.click(await wheel.findByRole('button', { name: 'Spin for more (1 left)' }))
      await waitFor(() => expect(wheel.queryByRole('button', { name: 'Spin for more (1 left)' })).toBeNull())
      await receive(await wheel.findByRole('button', { name: /^Cash out/ }))
      await userEvent.keyboard('{Escape}')
      await noDialog()
    })
    await step('bonus center: claim all, and the coupons that were in it', async () => {
      await tab(/Bonus$/)
      await claimPage(/^Claim( all)?$/)
      await expect(await canvas.findByText('Nothing to claim now')).toBeVisible()
    })
    await step('no tab has a dot', async () => {
      await waitFor(async () => expect(await dotted()).toEqual([]))
    })
    await step('the ledger has every coin that was shown, one entry after the other', async () => {
      const entries = coins()
      const claimed = entries.slice(before)
      await expect(sum(claimed.map(({ amount }) => cents(amount)))).toBe(sum(shown.map(cents)))
      let balance = entries[before - 1]?.balanceAfter ?? 0
      for (const { amount, balanceAfter, kind } of claimed) {
        balance += amount
        await expect([kind === '', balanceAfter]).toEqual([false, balance])
      }
      await waitFor(() => expect(canvas.getByTestId('balance')).toHaveTextContent(formatCents(cents(balance), 'en-US')))
    })
  },
}
