import type { Meta, StoryObj } from '@storybook/react-vite'
import { preloadAll } from '../flows/support'
import { AppAt, wholeApp } from '../support/AppAt'
import { withdrawn, world } from './support'

let path = ''

/** Withdraws before the page opens, and lets time pass. */
const after = (amount: number, span?: string) => async () => {
  await preloadAll()
  path = await withdrawn(amount)
  if (span) await world().clock.advance(span)
}

const meta: Meta<typeof AppAt> = {
  title: 'wallet/Withdrawal',
  component: AppAt,
  args: { path: '/wallets/withdrawal/w0' },
  render: () => <AppAt path={path} />,
  parameters: { ...wholeApp, mock: { persona: 'lucky' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

export const Requested: Story = { beforeEach: after(50_000) }

export const Reviewing: Story = { beforeEach: after(50_000, '2m') }

export const Approved: Story = { beforeEach: after(50_000, '7m') }

export const Paid: Story = { beforeEach: after(50_000, '10m') }

/** Past the expected time; the amounts of this and the next two decide how they go on. */
export const Late: Story = { beforeEach: after(50_019, '12m') }

export const Rejected: Story = { beforeEach: after(30_013, '7m') }

export const Failed: Story = { beforeEach: after(30_017, '10m') }

export const NotFound: Story = { beforeEach: preloadAll, render: (args) => <AppAt {...args} /> }

export const Loading: Story = {
  ...NotFound,
  parameters: { mock: { persona: 'lucky', fault: 'exchangeStatus:hang' } },
}

export const Offline: Story = {
  tags: ['variant'],
  ...NotFound,
  parameters: { mock: { persona: 'lucky', fault: 'exchangeStatus:offline' } },
}
