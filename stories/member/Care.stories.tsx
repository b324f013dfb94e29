import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { backend } from '../../.storybook/world/world'
import { cents } from '../../src/domain/money'
import { texts } from '../../src/i18n'
import type { RootStore } from '../../src/stores/core/RootStore'
import { inDialog, Opened, preloadAll } from '../flows/support'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'member/Responsible play',
  component: AppAt,
  beforeEach: preloadAll,
  args: { path: '/member/responsible-play' },
  parameters: { ...wholeApp, mock: { persona: 'regular' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

const showCheck = ({ modals }: RootStore) =>
  modals.open('reality', {
    minutes: 60,
    sessionBet: cents(8_400),
    sessionWin: cents(6_150),
    sessionRounds: 168,
    sessionStart: backend.now() - 3_612_000,
  })

const asked = (endpoint: string) => backend.log.list().filter((call) => call.endpoint === endpoint)

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

/** A time-out needs a second step, with its end in sight. */
export const TimeOut: Story = {
  tags: ['flow'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose how long' }))
    const sheet = await inDialog(canvas, 'Time-out')
    await userEvent.click(sheet.getByRole('radio', { name: '1 week' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Continue' }))
    await expect(asked('playBreak')).toEqual([])
    await expect(sheet.getByText(/^Until /)).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: 'Start time-out' }))
    await expect(await canvas.findByText(/^You’re taking a time-out until /)).toBeVisible()
    await expect(asked('playBreak').at(-1)?.request).toMatchObject({ length: '7d' })
  },
}

export const SelfExclusion: Story = {
  tags: ['flow'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'How it works' }))
    const sheet = await inDialog(canvas, 'Self-exclusion')
    await userEvent.click(sheet.getByRole('button', { name: 'Continue' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Exclude myself' }))
    await expect(await canvas.findByText(/^You’ve excluded yourself until /)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Choose how long' })).toHaveAttribute('aria-disabled', 'true')
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
  parameters: { mock: { persona: 'regular', fault: 'playCare:offline' } },
}

export const SignedOut: Story = {
  parameters: { mock: { persona: 'visitor' } },
}

export const RealityCheck: StoryObj<typeof Opened> = {
  args: { path: '/member' },
  render: () => <Opened path="/member" prepare={showCheck} />,
}

export const RealityCheckTest: StoryObj<typeof Opened> = {
  ...RealityCheck,
  tags: ['interaction-test'],
  play: async ({ userEvent }) => {
    const check = within(await within(document.body).findByRole('dialog', { name: texts.t('reality.title') }))
    await waitFor(() => expect(check.getByText('−22.50')).toBeVisible())
    await expect(check.getByRole('link', { name: 'Take a break' })).toHaveAttribute('href', '/member/responsible-play')
    await userEvent.click(check.getByRole('button', { name: 'Keep playing' }))
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull())
  },
}
