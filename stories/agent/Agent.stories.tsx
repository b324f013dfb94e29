import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { screen } from '../../.storybook/modes'
import { AppAt, wholeApp } from '../support/AppAt'
import { ORIGIN } from '../support/origin'

const meta: Meta<typeof AppAt> = {
  title: 'agent/Agent',
  component: AppAt,
  args: { path: '/agent' },
  parameters: { ...wholeApp, origin: ORIGIN, mock: { persona: 'collector' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

/** Commission is ready; today by level adds up. */
export const Overview: Story = { parameters: { chromatic: screen } }

/** Nobody has joined yet. */
export const NoMembers: Story = { parameters: { mock: { persona: 'newcomer' } } }

export const SmallPhone: Story = { tags: ['variant'], globals: { viewport: { value: 'small' } } }

/** The overview with the team beside it. */
export const Desktop: Story = { tags: ['variant'], globals: { viewport: { value: 'desktop' } } }

export const Log: Story = { args: { path: '/agent?tabActive=2' } }

/** No member of that level joined then. */
export const LogNobody: Story = { args: { path: '/agent?tabActive=2&level=3&days=2020-01-01..2020-01-02' } }

export const LogFailed: Story = {
  args: { path: '/agent?tabActive=2' },
  parameters: { mock: { persona: 'collector', fault: 'appAgent5UserLog:http500' } },
}

export const Rules: Story = { args: { path: '/agent?tabActive=3' } }

export const RulePage: Story = { args: { path: '/agent/rule' } }

/** A visitor reads the rules without numbers. */
export const RulesSignedOut: Story = {
  args: { path: '/agent/rule' },
  parameters: { mock: { persona: 'visitor' } },
}

export const Loading: Story = { parameters: { mock: { persona: 'collector', fault: 'appAgent5User:hang' } } }

export const Failed: Story = { parameters: { mock: { persona: 'collector', fault: 'appAgent5User:http500' } } }

export const SignedOut: Story = { tags: ['variant'], parameters: { mock: { persona: 'visitor' } } }

/** The commission is received, and nothing is left to receive. */
export const ReceiveTest: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Claim \d+\.\d\d$/ }))
    await within(document.body).findByRole('dialog', { name: 'You received' })
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByText('Nothing to claim yet')).toBeVisible()
  },
}

/** The table of all days. */
export const Total: Story = {
  tags: ['flow'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Total' }))
    await expect(await canvas.findByRole('heading', { name: 'Total by level' })).toBeVisible()
  },
}

/** A refused claim says why; what is ready stays. */
export const ReceiveRefused: Story = {
  tags: ['interaction-test'],
  parameters: { mock: { persona: 'collector', fault: 'appAgent5UserReceive:4001*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Claim \d/ }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There’s nothing to claim here yet.')
    await expect(canvas.getByRole('button', { name: /^Claim \d/ })).toBeVisible()
  },
}

/** The reply is lost, but the commission was paid: the player sees it as received. */
export const ReceiveLost: Story = {
  tags: ['interaction-test'],
  parameters: { mock: { persona: 'collector', fault: 'appAgent5UserReceive:lost*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Claim \d/ }))
    await within(document.body).findByRole('dialog', { name: 'You received' })
  },
}

/** Round bets on each level, added up. */
export const Example: Story = {
  tags: ['flow'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Worked example' }))
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Worked example' }))
    await expect(await sheet.findByText('1,000.00 × 0.30% = 3.00')).toBeVisible()
    await expect(sheet.getByText('4.50')).toBeVisible()
  },
}

/** The address of an invitation fills the field; an unknown code is refused at it. */
export const InviterUnknown: Story = {
  args: { path: '/agent?pid=K0000000' },
  tags: ['interaction-test'],
  parameters: { mock: { persona: 'newcomer' } },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Link or code' })
    await expect(field).toHaveValue('K0000000')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('We couldn’t find that invite code.')).toBeVisible()
    await expect(field).toHaveValue('K0000000')
  },
}
