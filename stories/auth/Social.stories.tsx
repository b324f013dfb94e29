import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { screen } from '../../.storybook/modes'
import { inMain } from '../flows/support'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'auth/Providers',
  tags: ['interaction-test'],
  component: AppAt,
  args: { path: '/auth/login' },
  parameters: { ...wholeApp, mock: { persona: 'visitor' }, social: { token: 'demo-google-zoe' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

/** Through a provider; a login may open an account, so age and terms come first. */
const through = async (canvas: Parameters<typeof inMain>[0], provider: string) => {
  const main = await inMain(canvas)
  await userEvent.click(await main.findByRole('button', { name: `Continue with ${provider}` }))
  const go = main.getByRole('button', { name: 'Continue' })
  await expect(go).toHaveAccessibleDescription('Confirm your age and the terms to continue.')
  await userEvent.click(main.getByRole('checkbox'))
  await userEvent.click(go)
  return main
}

/** Google, Facebook and LINE below the form. */
export const Offered: Story = { tags: ['!interaction-test'], parameters: { chromatic: screen } }

/** On the way to the member page; after the consent the player is there. */
export const LoggedIn: Story = {
  args: { path: '/member' },
  play: async ({ canvas }) => {
    await through(canvas, 'Google')
    await expect(await canvas.findByRole('heading', { name: 'zoe' })).toBeVisible()
  },
}

export const Canceled: Story = {
  parameters: { social: 'canceled' },
  play: async ({ canvas }) => {
    const main = await through(canvas, 'Google')
    await expect(await main.findByText('You canceled at Google. Nothing has changed.')).toBeVisible()
  },
}

export const NoAnswer: Story = {
  parameters: { social: 'failed' },
  play: async ({ canvas }) => {
    const main = await through(canvas, 'LINE')
    await expect(await main.findByText('LINE didn’t answer. Please try again.')).toBeVisible()
  },
}

export const Refused: Story = {
  parameters: { social: { token: 'deny' } },
  play: async ({ canvas }) => {
    const main = await through(canvas, 'Google')
    await expect(await main.findByText(/^The provider didn’t confirm it’s you/)).toBeVisible()
  },
}
