import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { inDialog, preloadAll } from '../flows/support'
import { AppAt, wholeApp } from '../support/AppAt'
import { allCards, asked } from './support'

const meta: Meta<typeof AppAt> = {
  title: 'wallet/Cards',
  component: AppAt,
  args: { path: '/wallets/card/list' },
  parameters: { ...wholeApp, mock: { persona: 'whale' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

const newcomer = { mock: { persona: 'newcomer' } }

export const List: Story = {}

export const NoneYet: Story = { parameters: newcomer }

export const Loading: Story = { parameters: { mock: { persona: 'whale', fault: 'bankInfoList:hang' } } }

export const Offline: Story = { parameters: { mock: { persona: 'whale', fault: 'bankInfoList:offline' } } }

export const SignedOut: Story = { tags: ['variant'], parameters: { mock: { persona: 'visitor' } } }

export const FirstCard: Story = { tags: ['variant'], args: { path: '/wallets/card/edit' }, parameters: newcomer }

/** Numbers are checked when their field is left; then the card is saved and is the default. */
export const FirstCardTest: Story = {
  ...FirstCard,
  tags: ['interaction-test'],
  beforeEach: preloadAll,
  play: async ({ canvas, step, userEvent }) => {
    const number = await canvas.findByLabelText('Account number')
    const again = canvas.getByLabelText('Type the number again')
    await step('what is wrong is said at its field', async () => {
      await userEvent.type(number, '12345')
      await expect(canvas.getByText('5 of 6')).toBeVisible()
      await userEvent.tab()
      await expect(await canvas.findByText('An account number has 6 to 24 digits or letters.')).toBeVisible()
      await userEvent.type(number, '678')
      await expect(number).toHaveValue('1234 5678')
      await userEvent.type(again, '1234 5578')
      await userEvent.click(canvas.getByRole('button', { name: 'Save card' }))
      await expect(await canvas.findByText('Enter the account holder’s name.')).toBeVisible()
      await expect(asked('addBankInfo')).toEqual([])
    })
    await step('the second number differs', async () => {
      await userEvent.type(canvas.getByLabelText('Account holder'), 'Pip Vale')
      await userEvent.click(canvas.getByRole('button', { name: 'Save card' }))
      await expect(await canvas.findByText('This differs from the number above at character 6.')).toBeVisible()
    })
    await step('save', async () => {
      await userEvent.clear(again)
      await userEvent.type(again, '12345678')
      await userEvent.click(canvas.getByRole('button', { name: 'Save card' }))
      await waitFor(() => expect(asked('addBankInfo').at(-1)?.request).toMatchObject({ accountNo: '12345678' }))
    })
  },
}

/** A digit corrected in the middle leaves the caret behind it. */
export const MiddleTest: Story = {
  ...FirstCard,
  tags: ['interaction-test'],
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByLabelText<HTMLInputElement>('Account number')
    await userEvent.type(number, '12345678')
    await userEvent.type(number, '9', { initialSelectionStart: 4, initialSelectionEnd: 4 })
    await expect(number).toHaveValue('1234 9567 8')
    await expect(number.selectionStart).toBe(6)
  },
}

const editFirst: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  const [edit] = await canvas.findAllByRole('link', { name: /^Edit/ })
  if (edit) await userEvent.click(edit)
  await canvas.findByLabelText('New account number')
}

export const Edit: Story = { tags: ['flow'], beforeEach: preloadAll, play: editFirst }

/** With as many cards as are allowed, each can still be changed. */
export const FullTest: Story = {
  tags: ['interaction-test'],
  beforeEach: async () => {
    await preloadAll()
    await allCards()
  },
  play: async (context) => {
    await waitFor(() => expect(context.canvas.getAllByRole('link', { name: /^Edit/ })).toHaveLength(5))
    await editFirst(context)
  },
}

/** An account in another's hands is refused at its field; what was typed stays. */
export const Taken: Story = {
  parameters: { mock: { persona: 'whale', fault: 'modifyBankInfo:3009' } },
  tags: ['flow'],
  beforeEach: preloadAll,
  play: async (context) => {
    await editFirst(context)
    const { canvas, userEvent } = context
    const taken = '5550001111'
    await userEvent.type(canvas.getByLabelText('New account number'), taken)
    await userEvent.type(canvas.getByLabelText('Type the number again'), taken)
    await userEvent.click(canvas.getByRole('button', { name: 'Save card' }))
    await expect(await canvas.findByText('That account number is already in use.')).toBeVisible()
  },
}

/** Back asks before it drops what was typed. */
export const UnsavedChanges: Story = {
  tags: ['flow'],
  beforeEach: preloadAll,
  play: async (context) => {
    await editFirst(context)
    const { canvas, userEvent } = context
    await userEvent.type(canvas.getByLabelText('New account number'), '1234')
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    const dialog = await inDialog(canvas, 'Leave without saving?')
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByLabelText('New account number')).toHaveValue('1234')
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await inDialog(canvas, 'Leave without saving?')
  },
}

/** So does the browser's back button; after Leave the list is there again. */
export const BrowserBackTest: Story = {
  tags: ['interaction-test'],
  beforeEach: preloadAll,
  play: async (context) => {
    await editFirst(context)
    const { canvas, userEvent } = context
    await userEvent.type(canvas.getByLabelText('New account number'), '1234')
    await waitFor(() => expect(history.state).toHaveProperty('heldBack'))
    history.back()
    const dialog = await inDialog(canvas, 'Leave without saving?')
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }))
    await expect(await canvas.findByRole('heading', { name: 'Bank cards' })).toBeVisible()
  },
}

/** List and form side by side. */
export const Desktop: Story = { tags: ['variant'], globals: { viewport: { value: 'desktop' } } }

export const DesktopEdit: Story = { ...Edit, tags: ['flow', 'variant'], globals: { viewport: { value: 'desktop' } } }
