import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'jackpot/Failures',
  component: AppAt,
  args: { path: '/activity/jackpot' },
  parameters: wholeApp,
}
export default meta
type Story = StoryObj<typeof AppAt>

/** A draw with a fault, and the text the player sees. */
const failing = (fault: string, words: RegExp, draw: readonly string[] = []): Story => ({
  parameters: { mock: { persona: 'lucky', fault, ...(draw.length > 0 && { draw }) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /1 chance left/ }))
    await waitFor(() => expect(canvas.getByText(words)).toBeVisible())
  },
})

export const NoChanceLeft1001 = failing('receiveDrawChance:1001', /no draw chance left/)
export const DepositNeeded1002 = failing('receiveDrawChance:1002', /deposit is needed first/)
export const Closed1003 = failing('receiveDrawChance:1003', /closed at the moment/)
export const AlreadyDrawn1004 = failing('receiveDrawChance:1004', /already used your draws/)
export const OtherCode = failing('receiveDrawChance:1500', /did not work \(code 1500\)/)
export const Offline = failing('receiveDrawChance:offline', /Your record shows no draw/)
export const ReplyLostAfterDraw = failing('receiveDrawChance:lost', /^88\.00 coins$/, ['2001#6'])
/** Times out (after a tenth of the real limit): Tips (spec §8), then the record shows that nothing was drawn. */
export const TimedOut: Story = {
  parameters: { pace: 0.1, mock: { persona: 'lucky', fault: 'receiveDrawChance:hang*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /1 chance left/ }))
    const tips = await canvas.findByRole('dialog', { name: 'Tips' })
    await expect(within(tips).getByText('The request has timed out, please try again later')).toBeInTheDocument()
    await userEvent.click(within(tips).getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(canvas.getByText(/Your record shows no draw/)).toBeVisible())
    await expect(canvas.getByRole('button', { name: /1 chance left/ })).toHaveAttribute('aria-disabled', 'false')
  },
}
export const Unresolved = failing(
  'receiveDrawChance:lost,getPersonJackpotDrawAwardLog:http502',
  /your record could not be read/,
)
export const ReloadFailsBehindResult: Story = {
  parameters: { mock: { persona: 'lucky', draw: ['2002'] } },
  play: async ({ canvas, userEvent }) => {
    const spin = await canvas.findByRole('button', { name: /1 chance left/ })
    // The control surface of the story's world is on `window`.
    const { mock } = window as unknown as { mock: { fault(text: string): Promise<void> } }
    await mock.fault('getJackpotDrawInfo:http500*1')
    await userEvent.click(spin)
    await userEvent.click(await canvas.findByRole('button', { name: 'Great' }))
    await expect(await canvas.findByText('Your chances could not be read.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('button', { name: /No chance left/ })).toBeVisible()
  },
}
