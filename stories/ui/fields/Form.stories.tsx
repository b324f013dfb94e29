import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, mocked, waitFor } from 'storybook/test'
import * as v from 'valibot'
import { Checkbox } from '../../../src/ui/fields/Checkbox'
import { CodeField } from '../../../src/ui/fields/CodeField'
import { TextField } from '../../../src/ui/fields/TextField'
import { errorText } from '../../../src/ui/form/errorText'
import { Form } from '../../../src/ui/form/Form'
import { filled, limited } from '../../../src/ui/form/rules'
import { useField } from '../../../src/ui/form/useField'
import { type FormError, useForm } from '../../../src/ui/form/useForm'
import { allSix } from '../../support/allSix'

// Sentences instead of text keys: a missing key is rendered as it is.
const rules = v.object({
  account: limited({ min: 4, max: 6, status: 1 }, 'Enter your username.', 'Usernames have {{min}} to {{max}} letters.'),
  code: filled('Enter the code.'),
  agreed: v.pipe(v.boolean(), v.value(true, errorText({ keys: ['Please agree to this.'] }))),
})

type Wrong = FormError<'account' | 'code' | 'agreed'>

type Send = (values: { account: string; code: string; agreed: boolean }) => Promise<Wrong | null>

interface SampleProps {
  send: Send
  /** Errors on first render. */
  wrong?: Wrong[]
}

/** A form with three kinds of fields. */
function Sample({ send, wrong = [] }: SampleProps) {
  const [busy, setBusy] = useState(false)
  const form = useForm({
    rules,
    start: { account: '', code: '', agreed: false },
    send: async (values) => {
      setBusy(true)
      const error = await send(values)
      setBusy(false)
      return error
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, like a reply
  useEffect(() => wrong.forEach(form.report), [])
  const account = useField(form, 'account')
  const code = useField(form, 'code')
  const { value: agreed, ...agreement } = useField(form, 'agreed')
  return (
    <Form form={form} action="Send" busy={busy} busyLabel="Sending">
      <TextField {...account} label="Username" />
      <CodeField {...code} label="Code" />
      <Checkbox {...agreement} checked={agreed}>
        I am 18 or older
      </Checkbox>
    </Form>
  )
}

const meta = {
  title: 'ui/fields/Form',
  tags: ['autodocs', 'stable', 'variant'],
  component: Sample,
  parameters: {
    guide: {
      use: 'Fields that are sent together: rules in a schema, one submit button with its busy state, and errors where they belong. An error about one field is reported at that field, any other above the button.',
      avoid:
        'Not for a setting that takes effect at once (Switch), filters of a list (FilterChips, RangeFilter), or a question without input (Dialog).',
    },
  },
  args: { send: fn<Send>(async () => null) },
} satisfies Meta<typeof Sample>

export default meta
type Story = StoryObj<typeof meta>

const closed: Wrong = { at: 'root', message: { keys: ['This account is closed.'] } }

/** Nothing is sent; errors are shown at their fields, and the first one gets the focus. */
export const Empty: Story = {}

export const EmptyTest: Story = {
  ...Empty,
  tags: ['interaction-test', '!variant'],
  play: async ({ args, canvas, step, userEvent }) => {
    const account = canvas.getByRole('textbox', { name: 'Username' })
    await step('all three are asked for', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
      await expect(await canvas.findByText('Enter your username.')).toBeVisible()
      await expect(account).toHaveFocus()
      await expect(account).toHaveAccessibleDescription('Enter your username.')
      await expect(canvas.getByText('Enter the code.')).toBeVisible()
      await expect(canvas.getByText('Please agree to this.')).toBeVisible()
    })
    await step('what is changed is no longer wrong, and not judged while it is typed', async () => {
      await userEvent.type(account, 'ann')
      await waitFor(() => expect(account).toBeValid())
      await expect(canvas.getByRole('textbox', { name: 'Code' })).toBeInvalid()
    })
    await step('the length is asked for with its figures', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
      await expect(await canvas.findByText('Usernames have 4 to 6 letters.')).toBeVisible()
      await userEvent.type(account, 'a')
    })
    await step('the focus finds a code and a box to tick as well', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus())
      await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '123456')
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
      await waitFor(() => expect(canvas.getByRole('checkbox')).toHaveFocus())
    })
    await expect(args.send).not.toHaveBeenCalled()
  },
}

/** One submit at a time, however often it is requested. */
export const OnItsWay: Story = {
  tags: ['flow'],
  args: { send: fn<Send>(() => new Promise(() => undefined)) },
  play: async ({ args, canvas, step, userEvent }) => {
    const account = canvas.getByRole('textbox', { name: 'Username' })
    await userEvent.type(account, 'anna')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '123456')
    await userEvent.click(canvas.getByRole('checkbox'))
    await step('asked for twice at once', async () => {
      const form = account.closest('form')
      form?.requestSubmit()
      form?.requestSubmit()
      await expect(await canvas.findByRole('button', { name: 'Sending' })).toHaveAttribute('aria-busy', 'true')
    })
    await step('Enter in a field that has been emptied', async () => {
      await userEvent.clear(account)
      await userEvent.keyboard('{Enter}')
      await expect(account).toBeValid()
    })
    await expect(args.send).toHaveBeenCalledTimes(1)
  },
}

/** A password manager may set values without any event: what the fields hold is what is sent. */
export const FilledWithoutEvents: Story = {
  tags: ['flow'],
  play: async ({ args, canvas, step, userEvent }) => {
    const account = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Username' })
    const code = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Code' })
    await userEvent.click(canvas.getByRole('checkbox'))
    await step('by the page, and past React as an extension does', async () => {
      account.value = 'anna'
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(code, '12 34-56')
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
      await waitFor(() => expect(args.send).toHaveBeenCalledOnce())
      await expect(account).toHaveValue('anna')
      await expect(code).toHaveValue('123456')
      await expect(args.send).toHaveBeenCalledWith({ account: 'anna', code: '123456', agreed: true })
    })
  },
}

/** An error of a field is shown there with the focus, any other above the button. The values are kept. */
export const Refused: Story = {
  tags: ['flow'],
  args: { send: fn<Send>(async () => closed) },
  play: async ({ args, canvas, step, userEvent }) => {
    mocked(args.send).mockResolvedValueOnce({ at: 'code', message: { keys: ['That code is incorrect.'] } })
    const code = canvas.getByRole('textbox', { name: 'Code' })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'anna')
    await userEvent.type(code, '123456')
    await userEvent.click(canvas.getByRole('checkbox'))
    await step('at the code', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
      await waitFor(() => expect(code).toHaveAccessibleDescription('That code is incorrect.'))
      await expect(code).toHaveFocus()
      await expect(canvas.queryByRole('alert')).toBeNull()
    })
    await step('which is selected, so that typing replaces it', async () => {
      await userEvent.keyboard('654321')
      await expect(code).toHaveValue('654321')
    })
    await step('on the form', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
      await expect(await canvas.findByRole('alert')).toHaveTextContent('This account is closed.')
      await expect(code).toBeValid()
      await expect(code).toHaveValue('654321')
    })
    await step('a change forgets that, too', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'b')
      await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    })
  },
}

export const AllSix: Story = {
  ...allSix,
  args: { wrong: [{ at: 'code', message: { keys: ['That code has expired.'] } }, closed] },
}

/** The error is at the field that has to change. */
export const Do: Story = {
  args: { wrong: [{ at: 'code', message: { keys: ['That code is incorrect.'] } }] },
}

/** Above the button, an error about the code leaves open which field is meant; report it at the code. */
export const Dont: Story = {
  name: 'Don’t',
  args: { wrong: [{ at: 'root', message: { keys: ['Something you entered is incorrect.'] } }] },
}
