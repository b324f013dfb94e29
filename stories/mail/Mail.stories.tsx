import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { screen } from '../../.storybook/modes'
import { backend } from '../../.storybook/world/world'
import type { ReplyOf } from '../../src/contract/core/call'
import type { getMail2 } from '../../src/contract/mail'
import { preloadAll } from '../flows/support'
import { AppAt, wholeApp } from '../support/AppAt'
import { asked, send, world } from '../wallet/support'

const meta: Meta<typeof AppAt> = {
  title: 'mail/Mail',
  component: AppAt,
  args: { path: '/email' },
  parameters: { ...wholeApp, mock: { persona: 'whale', grant: 'mail:gift,mail:maintenance,mail:newsletter' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

/** A newcomer with a mail besides the welcome. */
const newcomer = (letter = 'appUpdate') => ({ mock: { persona: 'newcomer', grant: `mail:${letter}` } })

/** The address of the newest mail. */
const newest = async (): Promise<string> => {
  // The world's own reply.
  const { list } = (await send('getMail2', { pageNum: 1, pageSize: 1 })) as unknown as ReplyOf<typeof getMail2>
  return `/email/detail?id=${list[0]?.id}`
}

export const Inbox: Story = {
  parameters: { chromatic: screen },
}

export const WithGift: Story = { args: { path: '/email?show=gift' } }

export const NoneUnread: Story = {
  args: { path: '/email?show=read' },
  parameters: newcomer(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing here' })).toBeVisible()
  },
}

/** On wide screens a mail opens beside the list. */
export const Wide: Story = { tags: ['variant'], globals: { viewport: { value: 'desktop' } } }

export const Loading: Story = { parameters: { mock: { persona: 'whale', fault: 'getMail2:hang' } } }

export const Offline: Story = { parameters: { mock: { persona: 'whale', fault: 'getMail2:offline' } } }

/** The newest mail, opened. */
const Newest: Story = {
  render: (_, { loaded }) => <AppAt path={String(loaded['path'])} />,
  loaders: [async () => ({ path: await newest() })],
}

export const Letter: Story = {
  ...Newest,
  parameters: { ...newcomer('newsletter'), chromatic: screen },
}

export const WithCoupon: Story = { ...Newest, parameters: newcomer('couponGift') }

export const NoLongerThere: Story = { args: { path: '/email/detail?id=none' }, parameters: newcomer() }

/** The gift is received into the reward modal, and the mail then says so. */
export const ReceiveTest: Story = {
  ...Newest,
  tags: ['interaction-test'],
  beforeEach: preloadAll,
  parameters: newcomer('gift'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Claim gift' }))
    const reward = await within(document.body).findByRole('dialog', { name: 'You received' })
    await userEvent.click(within(reward).getByRole('button', { name: /TAP THE SCREEN/ }))
    await expect(await canvas.findByText('You’ve claimed this gift. It’s in your reward history.')).toBeVisible()
    await expect(asked('receiveMail')).toHaveLength(1)
  },
}

/** Received in another tab: the refusal has its code, and nothing is paid twice. */
export const ReceivedElsewhereTest: Story = {
  ...Newest,
  tags: ['interaction-test'],
  beforeEach: preloadAll,
  parameters: newcomer('gift'),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Claim gift' })
    await send('receiveMail')
    await userEvent.click(button)
    await expect(await canvas.findByText('You’ve already claimed this.')).toBeVisible()
    await expect(await canvas.findByText(/You’ve claimed this gift/)).toBeVisible()
  },
}

/** A mail with a gift inside asks before it goes; the deletion can be undone. */
export const DeleteTest: Story = {
  ...Newest,
  tags: ['interaction-test'],
  beforeEach: preloadAll,
  parameters: newcomer('gift'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete message' }))
    const ask = await within(document.body).findByRole('dialog', { name: 'Delete this message and its gift?' })
    await userEvent.click(within(ask).getByRole('button', { name: 'Delete message' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByRole('link', { name: /A gift from Kismara/ })).toBeVisible()
    await expect(asked('delMail')).toEqual([])
  },
}

/** 100 KB with scripts, forms and 5,000 links: harmless, and cut until the player asks for all of it. */
export const HostileTest: Story = {
  ...Newest,
  tags: ['interaction-test'],
  parameters: newcomer('hostile'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(/This mail is far too long/)).toBeVisible()
    const all = await canvas.findByRole('button', { name: 'Show all' })
    const body = canvasElement.querySelector('[data-view]')
    await expect(body?.querySelector('script, style, form, input, iframe, svg, [onclick], [style], #root')).toBeNull()
    await expect(body?.querySelector('a[href^="javascript"], a[href^="data"]')).toBeNull()
    await expect('attacked' in window).toBe(false)
    await userEvent.click(all)
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Show all' })).toBeNull())
  },
}

/** 500 unread mails cost a screenful. */
export const ManyTest: Story = {
  tags: ['interaction-test'],
  parameters: newcomer(),
  loaders: [
    async () => {
      for (let mail = 0; mail < 500; mail += 20) await world().grant(Array(20).fill('mail:maintenance').join())
      return {}
    },
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Unread 502' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60)
    await expect(asked('getMail2').length).toBeLessThan(6)
    await expect(backend.log.list().length).toBeLessThan(60)
  },
}
