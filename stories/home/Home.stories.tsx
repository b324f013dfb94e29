import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { keyScreen } from '../../.storybook/modes'
import { texts } from '../../src/i18n'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'home/Home',
  component: AppAt,
  args: { path: '/' },
  parameters: wholeApp,
}
export default meta
type Story = StoryObj<typeof AppAt>

export const Visitor: Story = {
  parameters: { mock: { persona: 'visitor' }, chromatic: keyScreen },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: texts.t('action.signIn') })).toBeVisible()
    const bonus = await canvas.findByText(texts.t('home.banner.bonus').replace('<amount/>', '').trim())
    await waitFor(() => expect(bonus).toHaveTextContent(/\d[.,]\d\d$/))
    await expect(canvas.queryByTestId('balance')).toBe(null)
  },
}

export const Regular: Story = {
  parameters: { mock: { persona: 'regular' }, chromatic: keyScreen },
  play: async ({ canvas, step, userEvent }) => {
    await step('the balance is in the bar', async () => {
      await expect(await canvas.findByTestId('balance')).toHaveTextContent(/^[\d,]+\.\d\d$/)
    })
    await step('the bubble comes once the page is idle', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: new RegExp(texts.t('jackpot.bubble')) })).toBeInTheDocument(),
      )
    })
    await step('another game type fills the shelves', async () => {
      const fishing = await canvas.findByRole('button', { name: texts.t('home.type.fishing') })
      await userEvent.click(fishing)
      await expect(fishing).toHaveAttribute('aria-pressed', 'true')
    })
  },
}

export const ChanceWaiting: Story = {
  parameters: { mock: { persona: 'lucky' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('One spin is waiting')).toBeVisible()
  },
}

/** While the jackpot is closed (its yearly audit) nothing leads to it. */
export const JackpotClosed: Story = {
  parameters: { mock: { persona: 'regular', clock: '2026-03-01T04:10:00Z' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: texts.t('home.type.fishing') })).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(texts.t('home.banner.jackpot'))).toBe(null))
    await expect(canvas.queryByRole('button', { name: new RegExp(texts.t('home.jackpot.open')) })).toBe(null)
    await expect(canvas.queryByRole('button', { name: texts.t('jackpot.bubble') })).toBe(null)
  },
}

export const TopLevel: Story = { parameters: { mock: { persona: 'whale' } } }

export const StartFailed: Story = {
  parameters: { mock: { persona: 'regular', fault: 'appConfig:http500*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByTestId('balance')).toBeVisible()
  },
}

export const Loading: Story = { parameters: { mock: { persona: 'regular', fault: 'appConfig:hang' } } }

/** The winners fail to load: shown in their place with the code, until a retry succeeds. */
export const WinnersFailed: Story = {
  parameters: { mock: { persona: 'regular', fault: 'getJackpotDrawInfo:http502*1' } },
  play: async ({ canvas, userEvent }) => {
    const note = await canvas.findByText(/^The latest winners could not be read\./)
    await expect(note).toBeVisible()
    await expect(note).toHaveTextContent('code 502')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('group', { name: 'Latest jackpot winners' })).toBeVisible()
    await expect(canvas.queryByText(/could not be read/)).toBeNull()
  },
}
