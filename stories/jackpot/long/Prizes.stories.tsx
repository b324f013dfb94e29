import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { screen } from '../../../.storybook/modes'
import { WheelDialog } from '../../../src/features/jackpot/result/WheelDialog'
import { texts } from '../../../src/i18n'
import { AppAt, wholeApp } from '../../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'jackpot/Win',
  tags: ['flow'],
  component: AppAt,
  args: { path: '/activity/jackpot' },
  parameters: wholeApp,
}
export default meta
type Story = StoryObj<typeof AppAt>

const pictured = (story: Story): Story => ({ ...story, parameters: { ...story.parameters, chromatic: screen } })

const winning = (draw: string, words: string): Story => ({
  parameters: { mock: { persona: 'lucky', draw: [draw] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /1 spin left/ }))
    const result = await canvas.findByRole('dialog', { name: 'Congratulations' })
    await waitFor(() => expect(within(result).getByText(words)).toBeVisible())
  },
})

export const SmallCoins = winning('2001#8', '0.50 coins')
export const ManyCoins = pictured(winning('2001#6', '88.00 coins'))
export const Points = winning('2002', '200 points')
export const PercentCoupon = winning('1005', '5% deposit coupon')
export const Liveness = winning('4001', '20 activity points')

const jackpot = (draw: string, name: string): Story => ({
  parameters: { mock: { persona: 'lucky', draw: [draw] } },
  play: async ({ canvas, step, userEvent }) => {
    const spin = await canvas.findByRole('button', { name: /1 spin left/ })
    // Start waiting before the press: the wheel is shown for two seconds only.
    const wheel = canvas.findByRole('dialog', { name: 'Jackpot wheel' })
    await userEvent.click(spin)
    await step('the wheel replaces the result', async () => {
      await wheel
    })
    await step('it closes automatically and the amount is shown', async () => {
      const amount = await canvas.findByRole('dialog', { name: 'Jackpot!' })
      await expect(amount).toHaveTextContent(name)
      await within(amount).findByText(`won the ${name} jackpot`)
    })
    await step('at rest: the balance before, the prize and the balance now', async () => {
      const rest = within(await canvas.findByTestId('jackpot-amount'))
      const [before = 0, prize = 0, now] = (await rest.findAllByRole('definition')).map((line) =>
        Number(line.textContent?.replaceAll(/[^\d]/g, '')),
      )
      await expect(before + prize).toBe(now)
    })
  },
})

export const Mega = jackpot('50001', 'Mega')
export const Major = jackpot('50002', 'Major')
export const Minor = jackpot('50003', 'Minor')
export const Mini = jackpot('50004', 'Mini')

/** Stopped, before it closes. */
export const Wheel: Story = {
  ...pictured({ parameters: { mock: { persona: 'lucky' } } }),
  render: () => <WheelDialog jackpot="mega" stopped />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Mega!')).toBeVisible())
  },
}

/** Shown after the wheel, at rest. */
export const Amount: Story = pictured({
  parameters: { mock: { persona: 'lucky', draw: ['50001'] } },
  play: async ({ canvas, userEvent }) => {
    const left = texts.t('jackpot.chances', { count: 1 })
    await userEvent.click(await canvas.findByRole('button', { name: (name) => name.includes(left) }))
    await userEvent.click(await canvas.findByRole('button', { name: texts.t('jackpot.win.skip') }, { timeout: 8000 }))
    const rest = within(await canvas.findByTestId('jackpot-amount'))
    await waitFor(() => expect(rest.getByText(texts.t('jackpot.win.now'))).toBeVisible())
  },
})

/** Full motion: the ring, then the wheel for 4 to 6 s. */
export const MegaInFullMotion: Story = {
  globals: { motion: 'full' },
  parameters: { mock: { persona: 'lucky' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /1 spin left/ }))
    const wheel = await canvas.findByRole('dialog', { name: 'Jackpot wheel' })
    await waitFor(() => expect(within(wheel).getByText('Good luck…')).toBeVisible())
  },
}
