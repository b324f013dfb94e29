import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { texts } from '../../src/i18n'
import { inDialog, preloadAll } from '../flows/support'
import { AppAt, wholeApp } from '../support/AppAt'
import { asked, send } from '../wallet/support'

const meta: Meta<typeof AppAt> = {
  title: 'member/Responsible play',
  component: AppAt,
  beforeEach: preloadAll,
  args: { path: '/member/play' },
  parameters: { ...wholeApp, mock: { persona: 'regular' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

export const NoLimits: Story = {}

/** A limit is set, a raise waits and can be canceled. */
export const Limits: Story = {
  tags: ['flow'],
  play: async ({ canvas, step, userEvent }) => {
    const edit = async (amount: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Change limit: A day' }))
      const sheet = within(await within(document.body).findByRole('dialog', { name: texts.t('care.limit.title') }))
      const field = await sheet.findByLabelText('Amount')
      await userEvent.clear(field)
      await userEvent.type(field, amount)
      await userEvent.click(sheet.getByRole('button', { name: /^(Set limit|Ask for )/ }))
    }
    await step('an amount that is none', async () => {
      await edit('ten')
      const sheet = await inDialog(canvas, 'Deposit limit')
      await expect(await sheet.findByText('Enter a number, such as 100 or 100.50.')).toBeVisible()
      await userEvent.click(sheet.getByRole('button', { name: 'Close' }))
    })
    await step('set a limit', async () => {
      await edit('100')
      await expect(await canvas.findByText('100.00')).toBeVisible()
    })
    await step('raise it', async () => {
      await edit('150')
      await expect(await canvas.findByText(/^Goes up to 150\.00 on /)).toBeVisible()
      await expect(canvas.getByText('100.00')).toBeVisible()
    })
    await step('cancel the raise', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(canvas.queryByText(/^Goes up to/)).toBeNull())
      await edit('150')
      await canvas.findByText(/^Goes up to 150\.00 on /)
    })
  },
}

/** A time-out is chosen with its end in sight, and can be made longer. */
export const TimeOut: Story = {
  tags: ['flow'],
  play: async ({ canvas, step, userEvent }) => {
    await step('start it', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Choose how long' }))
      const sheet = await inDialog(canvas, 'Time-out')
      await userEvent.click(sheet.getByRole('radio', { name: '1 week' }))
      await expect(sheet.getByText(/^You can’t play, deposit, or spin until /)).toBeVisible()
      await expect(asked('playBreak')).toEqual([])
      await userEvent.click(sheet.getByRole('button', { name: 'Start time-out' }))
      await expect(await canvas.findByRole('heading', { name: /^Time-out until / })).toBeVisible()
      await expect(asked('playBreak').at(-1)?.request).toMatchObject({ length: '7d' })
      await expect(canvas.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/wallets?name=withdraw')
    })
    await step('only longer ones are left', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Make it longer' }))
      const sheet = await inDialog(canvas, 'Time-out')
      await expect(sheet.queryByRole('radio', { name: '1 week' })).toBeNull()
      await expect(sheet.getByRole('radio', { name: '30 days' })).toBeChecked()
    })
  },
}

export const TimeOutRunning: Story = {
  beforeEach: async () => void (await send('playBreak', { length: '24h' })),
}

/** A link opens the sheet; closed, it stays closed, also when Back leads here. */
export const OpenedByLink: Story = {
  tags: ['interaction-test'],
  args: { path: '/member/play?open=timeout' },
  play: async ({ canvas, userEvent }) => {
    const sheet = await inDialog(canvas, 'Time-out')
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    const [elsewhere] = within(canvas.getByRole('main')).getAllByRole('link')
    await userEvent.click(elsewhere ?? canvas.getByRole('main'))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Choose how long' })).toBeNull())
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }))
    await expect(await canvas.findByRole('button', { name: 'Choose how long' })).toBeVisible()
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

export const SelfExclusion: Story = {
  tags: ['flow'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'How it works' }))
    const sheet = await inDialog(canvas, 'Self-exclusion')
    await userEvent.click(sheet.getByRole('button', { name: 'Continue' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Go back' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Continue' }))
    await expect(asked('playBreak')).toEqual([])
    await userEvent.click(sheet.getByRole('button', { name: /^Exclude me until / }))
    await expect(await canvas.findByRole('heading', { name: /^Excluded until / })).toBeVisible()
    await expect(asked('playBreak').at(-1)?.request).toMatchObject({ length: '180d' })
    await expect(canvas.getByRole('button', { name: 'Choose how long' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The day’s figures after some play. */
export const Played: Story = {
  parameters: { mock: { persona: 'newcomer', grant: 'coin:10000,played:42', bet: '1:100*10=80' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0:42')).toBeVisible()
    await expect(canvas.getByText('Won 8.00 − bet 10.00')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All my rounds' })).toHaveAttribute(
      'href',
      '/member/report?days=today',
    )
  },
}

/** The row that leads here says what was played today, or the break that runs. */
export const RowOfTheDay: Story = {
  args: { path: '/member' },
  parameters: { mock: { persona: 'newcomer', grant: 'coin:10000,played:42', bet: '1:100*10=80' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Today 0:42 played · net −2.00')).toBeVisible()
  },
}

export const RowOfABreak: Story = {
  tags: ['variant'],
  args: { path: '/member' },
  beforeEach: async () => void (await send('playBreak', { length: '180d' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Excluded until /)).toBeVisible()
  },
}

/** A longer interval waits a day, a shorter one counts at once. */
export const Interval: Story = {
  tags: ['flow'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '120 min' }))
    await expect(await canvas.findByText(/^120 min from /)).toBeVisible()
    await expect(canvas.getByRole('radio', { name: '60 min' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: '15 min' }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: '15 min' })).toBeChecked())
  },
}

export const Loading: Story = {
  parameters: { mock: { persona: 'regular', fault: 'playCare:hang' } },
}

export const Failed: Story = {
  parameters: { mock: { persona: 'regular', fault: 'playCare:http500' } },
}

export const Offline: Story = {
  tags: ['variant'],
  parameters: { mock: { persona: 'regular', fault: 'playCare:offline' } },
}

export const SignedOut: Story = { tags: ['variant'], parameters: { mock: { persona: 'visitor' } } }
