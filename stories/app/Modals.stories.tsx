import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { message } from '../../src/stores/data/message'
import type { RootStore } from '../../src/stores/root/RootStore'
import { Opened, preloadAll } from '../flows/support'
import { wholeApp } from '../support/AppAt'

let stores: RootStore | null = null

/** Runs with the stores of the story's page, for what no button triggers. */
const withStores = (run: (root: RootStore) => void): void => {
  if (!stores) throw new Error('the page is not there yet')
  run(stores)
}

const meta: Meta<typeof Opened> = {
  title: 'app/Dialogs',
  tags: ['interaction-test'],
  component: Opened,
  beforeEach: () => {
    stores = null
    return preloadAll()
  },
  args: {
    path: '/',
    prepare: (root) => {
      stores = root
    },
  },
  parameters: { ...wholeApp, controls: { include: ['path'] }, mock: { persona: 'visitor' } },
}
export default meta
type Story = StoryObj<typeof Opened>

/** A message over a form: Escape closes only the upper one and focus returns. */
export const DialogOverDialog: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'Log in' })
    await userEvent.click(opener)
    const login = await canvas.findByRole('dialog', { name: 'Welcome back' })
    const field = within(login).getByLabelText('Mobile number')
    await step('a message opens over the form', async () => {
      await userEvent.type(field, '202')
      withStores(({ modals }) => modals.open('tips'))
      await expect(await canvas.findByRole('dialog', { name: 'Tips' })).toBeVisible()
      await expect(login.contains(document.activeElement)).toBe(false)
    })
    await step('Escape closes the message, not the form', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Tips' })).toBeNull())
      await expect(login).toBeVisible()
      await expect(field).toHaveFocus()
      await expect(field).toHaveValue('202')
    })
    await step('a second Escape closes the form and focus returns to its button', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await expect(opener).toHaveFocus()
    })
  },
}

/** Login, register and forgot replace each other; other modals may be below. */
export const LoginModalsAreExclusive: Story = {
  play: async ({ canvas, step }) => {
    await canvas.findByRole('button', { name: 'Log in' })
    await waitFor(() => expect(stores).not.toBeNull())
    const open = () => stores?.modals.stack.map(({ name }) => name)
    await step('each replaces the previous one', async () => {
      withStores(({ modals }) => modals.open('login'))
      await expect(await canvas.findByRole('dialog', { name: 'Welcome back' })).toBeVisible()
      withStores(({ modals }) => modals.open('register'))
      await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Welcome back' })).toBeNull())
      await expect(open()).toEqual(['register'])
      withStores(({ modals }) => modals.open('forgot'))
      await expect(open()).toEqual(['forgot'])
    })
    await step('modals outside the group stay open', async () => {
      withStores(({ modals }) => modals.open('tips'))
      withStores(({ modals }) => modals.open('login'))
      await expect(open()).toEqual(['tips', 'login'])
      await expect(await canvas.findByRole('dialog', { name: 'Welcome back' })).toBeVisible()
    })
    withStores(({ modals }) => modals.clear())
  },
}

/** A locked modal refuses every way of closing and announces why each time; unlocked, it closes. */
export const LockedModal: Story = {
  args: { path: '/' },
  parameters: { mock: { persona: 'lucky', fault: 'receiveDrawChance:slow=1500', draw: ['2001#1'] } },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Open the lucky jackpot/ }))
    const cabinet = within(await canvas.findByRole('dialog', { name: 'Lucky jackpot' }))
    const close = cabinet.getByRole('button', { name: 'Close' })
    await userEvent.click(await cabinet.findByRole('button', { name: /1 spin left/ }))
    await step('while it spins, the button and Escape are refused with the reason', async () => {
      await waitFor(() => expect(close).toHaveAttribute('aria-disabled', 'true'))
      await userEvent.click(close)
      await userEvent.keyboard('{Escape}')
      await expect(close).toHaveAccessibleDescription(/spin/i)
      await waitFor(() =>
        expect(
          cabinet
            .getAllByRole('alert')
            .map((one) => one.textContent)
            .join(''),
        ).toMatch(/spin/i),
      )
    })
    await step('afterward it closes', async () => {
      const result = within(await canvas.findByRole('dialog', { name: 'Congratulations' }))
      await userEvent.click(result.getByRole('button', { name: 'Great' }))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    })
  },
}

/** Nothing outside a modal dialog can be above it, so toasts move into the top one, and back. */
export const ToastInDialog: Story = {
  // Long enough to be dismissed on a busy machine.
  parameters: { pace: 10 },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }))
    const login = await canvas.findByRole('dialog', { name: 'Welcome back' })
    await step('the toast is inside the dialog', async () => {
      withStores(({ toasts }) => toasts.show('danger', message('error.offline')))
      await waitFor(() => expect(within(login).getByText(/You’re offline/)).toBeVisible())
    })
    await step('it can be dismissed', async () => {
      await userEvent.click(within(login).getByRole('button', { name: 'Dismiss message' }))
      await waitFor(() => expect(within(login).queryByText(/You’re offline/)).toBeNull())
    })
  },
}

/** A dialog of a page, such as the question before logging out, is no less a dialog than the registered ones. */
export const DialogOfAPage: Story = {
  args: { path: '/member' },
  parameters: { mock: { persona: 'regular' }, pace: 10 },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out' }))
    const question = await canvas.findByRole('dialog', { name: 'Log out?' })
    await step('a toast can be dismissed in it', async () => {
      withStores(({ toasts }) => toasts.show('danger', message('error.offline')))
      await userEvent.click(await within(question).findByRole('button', { name: 'Dismiss message' }))
      await waitFor(() => expect(within(question).queryByText(/You’re offline/)).toBeNull())
    })
    await step('Back closes it', async () => {
      withStores(({ modals }) => expect(modals.holdsBack).toBe(true))
      withStores(({ modals }) => modals.closeTop())
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await waitFor(() => withStores(({ modals }) => expect(modals.holdsBack).toBe(false)))
    })
  },
}
