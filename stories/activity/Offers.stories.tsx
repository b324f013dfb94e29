import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AppAt, wholeApp } from '../support/AppAt'
import { ordered, world } from '../wallet/support'

const meta: Meta<typeof AppAt> = {
  title: 'activity/First deposit and bank',
  component: AppAt,
  args: { path: '/activity/first-deposit' },
  parameters: { ...wholeApp, mock: { persona: 'newcomer' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

const bank = { path: '/activity/bank' }

/** [ACT-07] What each of the first three deposits gives, and the way to the first one. */
export const Newcomer: Story = {
  tags: ['variant'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Deposit 10.00' })).toBeVisible()
  },
}
export const Visitor: Story = {
  parameters: { mock: { persona: 'visitor' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Log in to take part' })).toBeVisible()
  },
}
/** [ACT-07] After a deposit: its reward can be claimed. */
export const Deposited: Story = {
  parameters: { mock: { persona: 'newcomer', grant: 'deposit:paid' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Claim: First deposit/ })).toBeVisible()
  },
}
/** [ACT-07] The first deposit was below the first offer's amount. */
export const FirstMissed: Story = {
  beforeEach: async () => {
    await ordered(500)
    await world().clock.advance('2m')
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Missed')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Deposit 100.00' })).toBeVisible()
  },
}
/** Every offer is claimed. */
export const Over: Story = {
  parameters: { mock: { persona: 'broke' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’ve used every offer.')).toBeVisible()
  },
}
/** Taken off by the operator. */
export const Ended: Story = {
  parameters: { mock: { persona: 'newcomer', config: 'activity.44:closed' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This promotion has ended' })).toBeVisible()
  },
}
export const Loading: Story = { parameters: { mock: { persona: 'newcomer', fault: 'activityDetail:hang' } } }

export const Failed: Story = {
  parameters: { mock: { persona: 'newcomer', fault: 'activityDetail:http502' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We couldn’t load this.' })).toBeVisible()
  },
}
/** [ACT-07] The reward follows the claim. */
export const Claimed: Story = {
  tags: ['interaction-test'],
  parameters: { mock: { persona: 'newcomer', grant: 'deposit:paid' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Claim: First deposit/ }))
    await userEvent.click(await canvas.findByRole('button', { name: /TAP THE SCREEN/ }))
    await expect(await canvas.findByRole('link', { name: 'Deposit 100.00' })).toBeVisible()
  },
}

/** [ACT-07] The growth fund with milestones reached and paid. */
export const Bank: Story = {
  args: bank,
  parameters: { mock: { persona: 'collector' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ready to claim')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Claim all 143.10' })).toBeVisible()
  },
}
export const BankEmpty: Story = { args: bank }

export const BankEnded: Story = {
  args: bank,
  parameters: { mock: { persona: 'regular', config: 'activity.16:closed' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This promotion has ended' })).toBeVisible()
  },
}
export const BankLoading: Story = {
  args: bank,
  parameters: { mock: { persona: 'regular', fault: 'activityDetail:hang' } },
}
export const BankFailed: Story = {
  args: bank,
  parameters: { mock: { persona: 'regular', fault: 'activityDetail:offline' } },
}
