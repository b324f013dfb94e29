import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { keyScreen, pageInSix } from '../../.storybook/modes'
import { texts } from '../../src/i18n'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'member/Member',
  component: AppAt,
  args: { path: '/member' },
  parameters: { ...wholeApp, mock: { persona: 'regular' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

export const Regular: Story = {
  parameters: { chromatic: keyScreen },
  play: async ({ canvas, step, userEvent }) => {
    await step('shows who and how much', async () => {
      await expect(await canvas.findByTestId('balance')).toHaveTextContent(/^[\d,]+\.\d\d$/)
    })
    await step('logging out is asked once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: texts.t('member.signOut') }))
      const ask = within(await within(document.body).findByRole('dialog', { name: texts.t('member.signOut.ask') }))
      await userEvent.click(ask.getByRole('button', { name: texts.t('member.signOut.stay') }))
      await expect(canvas.getByTestId('balance')).toBeVisible()
    })
  },
}

/** Experience is told in whole points. */
export const Newcomer: Story = {
  parameters: { mock: { persona: 'newcomer' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^[\d,]+ XP to VIP \d+$/)).toBeVisible()
  },
}

export const TopLevel: Story = {
  parameters: { mock: { persona: 'vip6' }, chromatic: pageInSix },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTestId('balance')).toBeVisible()
  },
}

export const LoggedOut: Story = {
  parameters: { mock: { persona: 'visitor' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  },
}
