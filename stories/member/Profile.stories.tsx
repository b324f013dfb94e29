import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { backend } from '../../.storybook/world/world'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'member/Profile',
  component: AppAt,
  args: { path: '/member/profile' },
  parameters: { ...wholeApp, mock: { persona: 'regular' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

const asked = (endpoint: string) => backend.log.list().filter((call) => call.endpoint === endpoint)

export const Regular: Story = { tags: ['variant'] }

/** A picture is chosen and saved in its sheet, a nickname by its form; what is unchanged is not sent. */
export const RegularTest: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas, step, userEvent }) => {
    await step('choose a picture', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Change picture' }))
      const sheet = within(await within(document.body).findByRole('dialog', { name: 'Change picture' }))
      await expect(await sheet.findByRole('radio', { name: 'Lion' })).toBeChecked()
      await expect(sheet.queryByRole('radio', { name: 'Your other picture' })).toBeNull()
      await userEvent.click(sheet.getByRole('radio', { name: 'Unicorn' }))
      await userEvent.click(sheet.getByRole('button', { name: 'Save picture' }))
      await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull())
      await expect(asked('updateProfile').at(-1)?.request).toMatchObject({ avatar: '4' })
    })
    await step('change the nickname', async () => {
      const field = await canvas.findByLabelText('Nickname')
      await expect(canvas.getByText('6 of 20')).toBeVisible()
      await expect(canvas.getByText('Change your nickname to save it.')).toBeVisible()
      await userEvent.clear(field)
      await userEvent.click(canvas.getByRole('button', { name: 'Save nickname' }))
      await expect(await canvas.findByText(/^(?:Enter a nickname|Use \d+ to \d+ characters)\.$/)).toBeVisible()
      await userEvent.type(field, 'Mara   K')
      await expect(canvas.getByText('Saved as:')).toHaveTextContent('Saved as: Mara K')
      await userEvent.click(canvas.getByRole('button', { name: 'Save nickname' }))
      await waitFor(() => expect(asked('updateProfile').at(-1)?.request).toMatchObject({ nickname: 'Mara K' }))
      await waitFor(() => expect(field).toHaveValue('Mara K'))
      await expect(canvas.queryByText('Saved as:')).toBeNull()
    })
    await step('save it once more', async () => {
      const calls = asked('updateProfile').length
      await userEvent.click(canvas.getByRole('button', { name: 'Save nickname' }))
      await expect(asked('updateProfile')).toHaveLength(calls)
    })
  },
}

/** Verified, invited, with a second picture, which comes first in the sheet. */
export const OtherPicture: Story = {
  tags: ['flow'],
  parameters: { mock: { persona: 'whale' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Verified')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Change picture' }))
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Change picture' }))
    const [first] = await sheet.findAllByRole('radio')
    await expect(first).toHaveAccessibleName('Your other picture')
    await expect(sheet.getAllByRole('radio')).toHaveLength(12)
  },
}

/** A picture that the backend no longer has. */
export const PictureGoneTest: Story = {
  tags: ['interaction-test'],
  parameters: { mock: { persona: 'regular', fault: 'updateProfile:5001*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change picture' }))
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Change picture' }))
    await userEvent.click(await sheet.findByRole('radio', { name: 'Dragon' }))
    await userEvent.click(sheet.getByRole('button', { name: 'Save picture' }))
    await expect(await sheet.findByText('That picture isn’t available anymore. Choose another.')).toBeVisible()
  },
}

/** An account of a provider, without phone or password. */
export const Newcomer: Story = {
  tags: ['variant'],
  parameters: { mock: { persona: 'newcomer' } },
}

export const Loading: Story = {
  parameters: { mock: { persona: 'regular', fault: 'getAfterLoginInfoWeb:hang' } },
}

export const Failed: Story = {
  parameters: { mock: { persona: 'regular', fault: 'getAfterLoginInfoWeb:http500' } },
}

export const Offline: Story = {
  tags: ['variant'],
  parameters: { mock: { persona: 'regular', fault: 'getAfterLoginInfoWeb:offline' } },
}

export const SignedOut: Story = { tags: ['variant'], parameters: { mock: { persona: 'visitor' } } }
