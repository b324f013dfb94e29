import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { screen } from '../../.storybook/modes'
import { orderNumber } from '../../src/domain/wallet/orderNumber'
import { AppAt, wholeApp } from '../support/AppAt'
import { picture } from '../support/picture'
import { withdrawn } from '../wallet/support'

const meta: Meta<typeof AppAt> = {
  title: 'service/Support',
  component: AppAt,
  args: { path: '/service' },
  parameters: { ...wholeApp, mock: { persona: 'whale' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

export const Support: Story = { parameters: { chromatic: screen } }

/** Opened from an order: the question is there already. */
export const AboutOrder: Story = { args: { path: '/service?order=W-204817' } }

export const Visitor: Story = { parameters: { mock: { persona: 'visitor' } } }

/** Beside the conversation there is room for the answers. */
export const Desktop: Story = { tags: ['variant'], globals: { viewport: { value: 'desktop' } } }

export const Loading: Story = { parameters: { mock: { persona: 'visitor', fault: 'getCustomerServices:hang' } } }

export const Offline: Story = { parameters: { mock: { persona: 'visitor', fault: 'getCustomerServices:offline' } } }

/** A question is answered from the player's own data; a person takes over. */
export const AskTest: Story = {
  tags: ['interaction-test'],
  parameters: { mock: { persona: 'newcomer' }, pace: 0.02 },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Hi! Ask about a deposit/)).toBeVisible()
    await userEvent.type(await canvas.findByLabelText('Message'), 'Where is my withdrawal?')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByText('I can’t find a withdrawal on your account yet.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Talk to a person' }))
    await expect(await canvas.findByText(/I’ve read your messages/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Talk to a person' })).toBeNull()
  },
}

/** A topic is asked with one tap, and its answer leads to where it is done. */
export const TopicTest: Story = {
  tags: ['interaction-test'],
  parameters: { mock: { persona: 'newcomer' }, pace: 0.02 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take a break' }))
    await expect(await canvas.findByText('How do I take a break?')).toBeVisible()
    await canvas.findByText(/^A time-out lasts/)
    const [page] = canvas.getAllByRole('link', { name: 'Open page' })
    await expect(page).toHaveAttribute('href', '/member/play?open=timeout')
  },
}

/** The page of the first of two withdrawals. */
let older = ''

/** Of two open withdrawals, each has its own question. */
export const TwoOrdersTest: Story = {
  tags: ['interaction-test'],
  parameters: { pace: 0.02 },
  beforeEach: async () => {
    older = await withdrawn(20_000)
    await withdrawn(30_000)
  },
  play: async ({ canvas, userEvent }) => {
    const number = orderNumber(older.split('/').at(-1) ?? '')
    await userEvent.click(await canvas.findByRole('button', { name: `Withdrawal ${number}` }))
    const card = await canvas.findByRole('link', { name: /Order \S+/ })
    await expect(card).toHaveAttribute('href', older)
  },
}

/** The search finds an answer, or says that there is none. */
export const SearchTest: Story = {
  tags: ['interaction-test'],
  parameters: { mock: { persona: 'visitor' } },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Search answers')
    await userEvent.type(field, 'jackpot')
    await expect(await canvas.findByText('How do I get a jackpot spin?')).toBeVisible()
    await expect(canvas.queryByText('Can I limit my deposits?')).toBeNull()
    await userEvent.type(field, 'zzz')
    await expect((await canvas.findAllByText(/^No answer for that/))[0]).toBeVisible()
  },
}

/** The answer about an order carries a card that opens it; a picture is attached, shown and sent. */
export const OrderTest: Story = {
  tags: ['interaction-test'],
  parameters: { pace: 0.02 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Message'), 'Where is my withdrawal?')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    const card = await canvas.findByRole('link', { name: /Order \S+/ })
    await expect(card).toHaveAttribute('href', expect.stringMatching(/^\/wallets\/withdrawal\/\w+/))
    await userEvent.upload(canvas.getByLabelText('Add pictures'), [picture('screen.png')])
    await expect(await canvas.findByRole('img', { name: 'screen.png' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByRole('img', { name: 'Picture 1' })).toBeVisible()
    await expect(await canvas.findByText(/I can’t see pictures myself/)).toBeVisible()
  },
}
