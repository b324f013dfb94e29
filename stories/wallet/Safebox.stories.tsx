import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AppAt, wholeApp } from '../support/AppAt'
import { send } from './support'

const meta: Meta<typeof AppAt> = {
  title: 'wallet/Safe-box',
  component: AppAt,
  args: { path: '/wallets/safe-box' },
  parameters: { ...wholeApp, mock: { persona: 'whale' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

const out = { path: '/wallets/safe-box?view=out' }
const pin = { path: '/wallets/safe-box?view=pin' }

export const PutIn: Story = {}

export const TakeOut: Story = { args: out }

/** No money yet, in the balance or in the safe-box. */
export const NothingToPutIn: Story = { parameters: { mock: { persona: 'newcomer' } } }

export const NothingToTakeOut: Story = { args: out, parameters: { mock: { persona: 'newcomer' } } }

export const FirstPassword: Story = { args: pin }

export const Loading: Story = { parameters: { mock: { persona: 'whale', fault: 'getAfterLoginInfoWeb:hang' } } }

/** More than there is: said at the field, before any call. */
export const TooMuch: Story = {
  tags: ['flow'],
  parameters: { mock: { persona: 'regular' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Amount'), '99,999,999')
    await userEvent.click(canvas.getByRole('button', { name: 'Put in the safe-box' }))
    await expect(await canvas.findByText('Your balance isn’t enough.')).toBeVisible()
  },
}

const setPassword = async () => void (await send('safeboxPassword', { password: '246810' }))

const takeOut: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Amount'), '100')
  await userEvent.type(canvas.getByLabelText('Safe-box password'), '135791')
  await userEvent.click(canvas.getByRole('button', { name: 'Take out' }))
}

/** The number of tries left is told at the field. */
export const WrongPassword: Story = {
  tags: ['flow'],
  args: out,
  beforeEach: setPassword,
  play: async (context) => {
    await takeOut(context)
    await expect(await context.canvas.findByText('That isn’t it. 4 tries left.')).toBeVisible()
  },
}

/** After five wrong passwords. */
export const Locked: Story = {
  tags: ['flow'],
  args: out,
  beforeEach: async () => {
    await setPassword()
    for (let tries = 0; tries < 4; tries++) await send('safeboxOpen', { password: '135791' })
  },
  play: async (context) => {
    await takeOut(context)
    await expect(await context.canvas.findByText(/^Too many wrong tries\./)).toBeVisible()
  },
}

/** Forgotten: the account's password proves who asks. */
export const Forgotten: Story = {
  tags: ['flow'],
  args: pin,
  beforeEach: setPassword,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Forgot it?' }))
    await expect(await canvas.findByLabelText('Account password')).toBeVisible()
  },
}

/** A first password: the next one asks for it. */
export const PasswordSetTest: Story = {
  tags: ['interaction-test'],
  args: pin,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), '246810')
    await userEvent.type(canvas.getByLabelText('New password again'), '246810')
    await userEvent.click(canvas.getByRole('button', { name: 'Save password' }))
    await expect(await canvas.findByLabelText('Old password')).toBeInTheDocument()
  },
}

/** [WALL-04] Money goes in, and the large number says so. */
export const MovedTest: Story = {
  tags: ['interaction-test'],
  parameters: { mock: { persona: 'regular' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Amount'), '1,000.50')
    await userEvent.click(canvas.getByRole('button', { name: 'Put in the safe-box' }))
    await expect(await canvas.findByText('1,000.50')).toBeVisible()
  },
}
