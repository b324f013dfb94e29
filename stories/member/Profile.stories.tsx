import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
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

export const Regular: Story = {}

/** An avatar is saved by a tap, a nickname by its form; a missing one is refused at its field. */
export const RegularTest: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas, step, userEvent }) => {
    await step('choose an avatar', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Avatar 5' }))
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Avatar 5' })).toHaveAttribute('aria-pressed', 'true'),
      )
      await expect(asked('updateProfile').at(-1)?.request).toMatchObject({ avatar: '4' })
    })
    await step('change the nickname', async () => {
      const field = await canvas.findByLabelText('Nickname')
      await userEvent.clear(field)
      await userEvent.click(canvas.getByRole('button', { name: 'Save nickname' }))
      await expect(await canvas.findByText(/^(?:Enter a nickname|Use \d+ to \d+ characters)\.$/)).toBeVisible()
      await userEvent.type(field, 'Mara K')
      await userEvent.click(canvas.getByRole('button', { name: 'Save nickname' }))
      await waitFor(() => expect(asked('updateProfile').at(-1)?.request).toMatchObject({ nickname: 'Mara K' }))
    })
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
  parameters: { mock: { persona: 'regular', fault: 'getAfterLoginInfoWeb:offline' } },
}

export const SignedOut: Story = {
  parameters: { mock: { persona: 'visitor' } },
}
