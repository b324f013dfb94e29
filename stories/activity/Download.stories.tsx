import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { screen } from '../../.storybook/modes'
import { AppAt, wholeApp } from '../support/AppAt'
import { ORIGIN } from '../support/origin'

const meta: Meta<typeof AppAt> = {
  title: 'activity/Download page',
  component: AppAt,
  args: { path: '/download' },
  parameters: { ...wholeApp, origin: ORIGIN, mock: { persona: 'visitor' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

export const StepByStep: Story = { parameters: { chromatic: screen } }

/** A player sees the reward for it. */
export const WithReward: Story = {
  parameters: { mock: { persona: 'regular' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Reward when installed')).toHaveTextContent('1.00')
  },
}

/** The steps of another device are one tap away. */
export const OtherDeviceTest: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'iPhone' }))
    await expect(await canvas.findByText('Choose Add to Home Screen.')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Android' }))
    await expect(await canvas.findByText('Choose Install or Add to Home screen.')).toBeVisible()
    await expect(canvas.queryByText('Choose Add to Home Screen.')).toBeNull()
  },
}

/** The browser offers its dialog: the app is installed with it. */
export const OfferedTest: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('radio', { name: 'iPhone' })
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => Promise.resolve({ outcome: 'accepted' }),
    })
    window.dispatchEvent(offer)
    await userEvent.click(await canvas.findByRole('button', { name: 'Install' }))
    await expect(await canvas.findByText('Kismara is on your device.')).toBeVisible()
    await expect(canvas.queryByRole('radio', { name: 'iPhone' })).toBeNull()
  },
}
