import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { backend } from '../../.storybook/world/world'
import type { Player } from '../../mocks/world/core/player'
import { inMain } from '../flows/support'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'auth/Account',
  tags: ['interaction-test'],
  component: AppAt,
  args: { path: '/auth/bind' },
  parameters: { ...wholeApp, mock: { persona: 'regular' }, social: { token: 'demo-line-zoe' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

const named = (name: string) => ({ id: name, name })

/** Changes what the story's player logs in with. */
const change = (what: Partial<Pick<Player, 'mobile' | 'social'>>) => {
  const { players, tokens } = backend.journal.world
  Object.assign(players[tokens[backend.token() ?? ''] ?? ''] ?? {}, what)
}

/** Phone and username are linked; a provider can be, too. */
export const Linked: Story = {
  tags: ['!interaction-test'],
  play: async ({ canvas }) => {
    const main = await inMain(canvas)
    await expect(await main.findByText('•••• 0112')).toBeVisible()
    await expect(main.queryByLabelText('Mobile number')).toBeNull()
  },
}

export const AllLinked: Story = {
  tags: ['!interaction-test', 'variant'],
  beforeEach: () => change({ social: { google: named('ann'), facebook: named('ann.wells'), line: named('annie') } }),
  play: async ({ canvas }) => {
    const main = await inMain(canvas)
    await expect(await main.findByText('ann.wells')).toBeVisible()
    await expect(main.queryByRole('button', { name: /^Link/ })).toBeNull()
  },
}

/** Signed up with Google; all else can be added. */
export const OnlyGoogle: Story = {
  tags: ['!interaction-test'],
  parameters: { mock: { persona: 'social' } },
  play: async ({ canvas }) => {
    const main = await inMain(canvas)
    await expect(await main.findByText('Sol')).toBeVisible()
    await expect(main.getByLabelText('Mobile number')).toBeVisible()
  },
}

export const BindVisitor: Story = {
  tags: ['!interaction-test'],
  parameters: { mock: { persona: 'visitor' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Log in to manage your account')).toBeVisible()
  },
}

/** The number of another player is refused at its field; a free one is linked by its code. */
export const LinksAPhone: Story = {
  tags: ['interaction-test'],
  parameters: { mock: { persona: 'social' } },
  play: async ({ canvas, step, userEvent }) => {
    const main = await inMain(canvas)
    const mobile = await main.findByLabelText('Mobile number')
    const send = main.getByRole('button', { name: 'Send code' })
    await step('taken', async () => {
      await userEvent.type(mobile, '2025550113')
      await userEvent.click(send)
      await waitFor(() => expect(mobile).toHaveAccessibleDescription('This number belongs to another account.'))
    })
    await step('free', async () => {
      await userEvent.clear(mobile)
      await userEvent.type(mobile, '5550007777')
      await userEvent.click(send)
      await waitFor(() => expect(main.getByLabelText('Verification code')).toHaveFocus())
      await userEvent.keyboard('123456')
      await expect(await main.findByText('•••• 7777')).toBeVisible()
      await expect(main.queryByLabelText('Verification code')).toBeNull()
    })
  },
}

export const LinksAProvider: Story = {
  play: async ({ canvas, userEvent }) => {
    const main = await inMain(canvas)
    await userEvent.click(await main.findByRole('button', { name: 'Link LINE' }))
    await expect(await main.findByText('zoe')).toBeVisible()
    await expect(main.queryByRole('button', { name: 'Link LINE' })).toBeNull()
  },
}

export const FirstPassword: Story = {
  tags: ['!interaction-test', 'variant'],
  args: { path: '/auth/set-password' },
  parameters: { mock: { persona: 'social' } },
}

/** A weak one is refused beside the field; then it is saved, and the member page follows. */
export const FirstPasswordTest: Story = {
  ...FirstPassword,
  tags: ['interaction-test'],
  play: async ({ canvas, step, userEvent }) => {
    const main = await inMain(canvas)
    const password = await main.findByLabelText('New password')
    const save = main.getByRole('button', { name: 'Save password' })
    await step('without a number', async () => {
      await userEvent.type(password, 'onlyletters')
      await userEvent.click(save)
      await waitFor(() => expect(password).toHaveAccessibleDescription(/^Use at least one letter and one number\./))
    })
    await step('with one', async () => {
      await userEvent.type(password, '1')
      await userEvent.click(save)
      await waitFor(() => expect(canvas.getByText('Password saved.')).toBeVisible())
    })
  },
}

/** With a password already, another one takes a code to the linked number. */
export const AnotherPassword: Story = {
  tags: ['!interaction-test'],
  args: { path: '/auth/set-password' },
  play: async ({ canvas }) => {
    const main = await inMain(canvas)
    await waitFor(() => expect(main.getByLabelText('Mobile number')).toHaveValue('2025550112'))
  },
}

export const NeedsAPhone: Story = {
  tags: ['!interaction-test'],
  args: { path: '/auth/set-password' },
  beforeEach: () => change({ mobile: '' }),
}
