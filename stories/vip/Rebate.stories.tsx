import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { screen } from '../../.storybook/modes'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'vip/Rebate',
  component: AppAt,
  args: { path: '/vip/rebate' },
  parameters: { ...wholeApp, mock: { persona: 'collector', bet: '1:10000*40=10000' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

/** What is settled is ready; today's bets add up in the table. */
export const Ready: Story = { parameters: { chromatic: screen } }

/** Nothing is settled yet. */
export const Nothing: Story = { parameters: { mock: { persona: 'newcomer' } } }

/** Settled, but less than the least claim. */
export const BelowLeast: Story = { parameters: { mock: { persona: 'regular' } } }

/** There is no next level. */
export const TopLevel: Story = { tags: ['variant'], parameters: { mock: { persona: 'whale' } } }

export const SmallPhone: Story = { tags: ['variant'], globals: { viewport: { value: 'small' } } }

export const Loading: Story = { parameters: { mock: { persona: 'collector', fault: 'betBonus:hang' } } }

export const Failed: Story = { parameters: { mock: { persona: 'collector', fault: 'betBonus:http500' } } }

export const SignedOut: Story = {
  parameters: { mock: { persona: 'visitor' } },
  play: async ({ canvas }) => {
    const rates = within(await canvas.findByRole('table', { name: 'Rates by level' }))
    await expect(rates.getByRole('row', { name: /^VIP 14–15/ })).toHaveTextContent('%')
  },
}

export const Record: Story = { args: { path: '/vip/rebate/record' }, parameters: { mock: { persona: 'regular' } } }

export const RecordEmpty: Story = {
  args: { path: '/vip/rebate/record' },
  parameters: { mock: { persona: 'newcomer' } },
}

export const RecordFailed: Story = {
  args: { path: '/vip/rebate/record' },
  parameters: { mock: { persona: 'regular', fault: 'betBonusLog:http500' } },
}

/** The formula on the player's own biggest row. */
export const Formula: Story = {
  tags: ['flow'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Formula' }))
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'How the rebate is counted' }))
    await expect(await sheet.findByText('Your biggest row today: Slots')).toBeVisible()
    await expect(sheet.getByText(/^4,00\d\.\d\d × 0\.40% = 16\.\d\d$/)).toBeVisible()
  },
}

/** A claim pays what was ready, and the hero says so then. */
export const ClaimTest: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Claim \d+\.\d\d$/ }))
    await within(document.body).findByText(/^Received: \d+\.\d\d$/)
    await expect(await canvas.findByText('Claimed today')).toBeVisible()
  },
}
