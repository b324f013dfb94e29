import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { backend } from '../../.storybook/world/world'
import { FAULT_NAMES } from '../../mocks/network/adapters/route'
import { parseFaults } from '../../mocks/network/faults/faults'
import { AppAt, wholeApp } from '../support/AppAt'
import { world } from './support'

const meta: Meta<typeof AppAt> = {
  title: 'wallet/Record',
  component: AppAt,
  args: { path: '/wallets/record' },
  parameters: { ...wholeApp, mock: { persona: 'whale' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

export const Deposits: Story = {}

export const Withdrawals: Story = {
  args: { path: '/wallets/record?view=withdrawals' },
}

export const Everything: Story = {
  args: { path: '/wallets/record?view=everything' },
}

export const Month: Story = {
  args: { path: '/wallets/record?days=month&status=paid' },
}

export const Quarter: Story = {
  tags: ['variant'],
  args: { path: '/wallets/record?days=quarter' },
}

/** Both days are named in the total, and belong to it. */
export const OwnDays: Story = {
  args: { path: '/wallets/record?days=2025-12-01..2025-12-31' },
}

/** None with this filter: leads to all. */
export const NoneFound: Story = {
  args: { path: '/wallets/record?days=today&status=rejected' },
}

/** None ever; never leads to a deposit. */
export const NoDeposits: Story = {
  parameters: { mock: { persona: 'newcomer' } },
}

export const NoWithdrawals: Story = {
  args: { path: '/wallets/record?view=withdrawals' },
  parameters: { mock: { persona: 'newcomer' } },
}

export const Loading: Story = {
  parameters: { mock: { persona: 'whale', fault: 'rechargeRecord:hang' } },
}

export const Failed: Story = {
  parameters: { mock: { persona: 'whale', fault: 'rechargeRecord:http500' } },
}

export const SignedOut: Story = { tags: ['variant'], parameters: { mock: { persona: 'visitor' } } }

/** Taps the first order of the list; its page opens. */
const follow = async (
  { canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0],
  path: string,
  title: string,
) => {
  const order = () => canvas.getAllByRole('link').find((link) => link.getAttribute('href')?.startsWith(path))
  await waitFor(() => expect(order()).toBeVisible())
  await userEvent.click(order() ?? canvas.getByRole('main'))
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible())
}

/** The row of an order leads to it. */
export const RowTest: Story = {
  tags: ['interaction-test'],
  play: async (context) => follow(context, '/wallets/order/', 'Deposit order'),
}

export const WithdrawalRowTest: Story = {
  ...Withdrawals,
  tags: ['interaction-test'],
  play: async (context) => follow(context, '/wallets/withdrawal/', 'Withdrawal'),
}

/** On wide screens the orders are a table. */
export const TableRowTest: Story = {
  tags: ['interaction-test'],
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    await expect(await context.canvas.findByRole('table')).toBeVisible()
    await follow(context, '/wallets/order/', 'Deposit order')
  },
}

/** Dates and state are dropped together. */
export const ShowAllTest: Story = {
  args: { path: '/wallets/record?days=2020-01-01..2020-01-31&status=paid' },
  tags: ['interaction-test'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all deposits' }))
    await waitFor(() => expect(document.querySelectorAll('a[href^="/wallets/order/"]').length).toBeGreaterThan(3))
  },
}

/** A movement has the facts and numbers that support asks for. */
export const MovementTest: Story = {
  ...Everything,
  tags: ['interaction-test'],
  play: async ({ canvas, userEvent }) => {
    const rows = await canvas.findAllByRole('button', { name: /Balance/ })
    await userEvent.click(rows[0] ?? canvas.getByRole('main'))
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Entry' }))
    await expect(await sheet.findByText('Entry number')).toBeVisible()
    await expect(sheet.getByText('Balance after')).toBeVisible()
  },
}

/** A file that could not be made says so, and can be asked for again. */
export const ExportFailedTest: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText('Paid')
    backend.faults.add(parseFaults('rechargeRecord:http500*1', FAULT_NAMES))
    const save = canvas.getByRole('button', { name: 'Save as CSV' })
    await userEvent.click(save)
    await waitFor(() => expect(backend.log.list().at(-1)).toMatchObject({ endpoint: 'rechargeRecord', status: 500 }))
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'))
  },
}

/** Rows that could not be read again stay, with their time. */
export const OfflineTest: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText('Paid')
    backend.faults.add(parseFaults('rechargeRecord:offline', FAULT_NAMES))
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(await canvas.findByText(/^As of /)).toBeVisible()
  },
}

/** Left open past midnight, "today" is the new day. */
export const MidnightTest: Story = {
  tags: ['interaction-test'],
  args: { path: '/wallets/record?days=today' },
  play: async () => {
    const days = () =>
      backend.log
        .list()
        .filter(({ endpoint }) => endpoint === 'rechargeRecord')
        .map(({ request }) => new Date((request as { from: number }).from).getDate())
    await waitFor(() => expect(days()).toHaveLength(1))
    const [before = 0] = days()
    await world().clock.advance('24h')
    window.dispatchEvent(new Event('pageshow'))
    await waitFor(() => expect(days().at(-1)).toBe(before + 1))
  },
}
