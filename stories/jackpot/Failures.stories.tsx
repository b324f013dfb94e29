import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { AppAt, wholeApp } from '../support/AppAt'
import { send } from '../wallet/support'

const meta: Meta<typeof AppAt> = {
  title: 'jackpot/Errors',
  tags: ['flow'],
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
    await userEvent.click(await canvas.findByRole('button', { name: /1 spin left/ }))
    await waitFor(() => expect(canvas.getByText(words)).toBeVisible())
  },
})

export const NoChanceLeft1001 = failing('receiveDrawChance:1001', /out of spins/)
export const DepositNeeded1002 = failing('receiveDrawChance:1002', /Make a deposit first/)
export const Closed1003 = failing('receiveDrawChance:1003', /closed right now/)
export const AlreadyDrawn1004 = failing('receiveDrawChance:1004', /used all your spins/)
export const OtherCode = failing('receiveDrawChance:1500', /didn’t go through \(code 1500\)/)
/** A break that began elsewhere: the page learns of it, and of its end, from the refusal. */
export const OnBreak: Story = {
  parameters: { mock: { persona: 'lucky' } },
  play: async ({ canvas, userEvent }) => {
    const spin = await canvas.findByRole('button', { name: /1 spin left/ })
    await send('playBreak', { length: '24h' })
    await userEvent.click(spin)
    await waitFor(() =>
      expect(canvas.getByText(/^You’re on a time-out until .+\. You can still withdraw\.$/)).toBeVisible(),
    )
  },
}
export const Offline = failing('receiveDrawChance:offline', /your spin wasn’t used/)
export const ReplyLostAfterDraw = failing('receiveDrawChance:lost', /^88\.00 coins$/, ['2001#6'])
/** Times out (after a tenth of the real limit): Tips (spec §8). */
export const TimedOut: Story = {
  tags: ['variant'],
  parameters: { pace: 0.1, mock: { persona: 'lucky', fault: 'receiveDrawChance:hang*1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /1 spin left/ }))
    const tips = await canvas.findByRole('dialog', { name: 'Tips' })
    await expect(within(tips).getByText('The request has timed out, please try again later')).toBeInTheDocument()
  },
}
/** The record then shows that nothing was drawn. */
export const TimedOutTest: Story = {
  ...TimedOut,
  tags: ['interaction-test', '!flow'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await TimedOut.play?.(context)
    await userEvent.click(within(canvas.getByRole('dialog', { name: 'Tips' })).getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(canvas.getByText(/your spin wasn’t used/)).toBeVisible())
    await expect(canvas.getByRole('button', { name: /1 spin left/ })).toHaveAttribute('aria-disabled', 'false')
  },
}
export const Unresolved = failing(
  'receiveDrawChance:lost,getPersonJackpotDrawAwardLog:http502',
  /couldn’t check your result/,
)
export const ReloadFailsBehindResult: Story = {
  tags: ['interaction-test', '!flow'],
  parameters: { mock: { persona: 'lucky', draw: ['2002'] } },
  play: async ({ canvas, userEvent }) => {
    const spin = await canvas.findByRole('button', { name: /1 spin left/ })
    // The control surface of the story's world is on `window`.
    const { mock } = window as unknown as { mock: { fault(text: string): Promise<void> } }
    await mock.fault('getJackpotDrawInfo:http500*1')
    await userEvent.click(spin)
    await userEvent.click(await canvas.findByRole('button', { name: 'Great' }))
    await expect(await canvas.findByText('We couldn’t load your spins.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('button', { name: /No spins left/ })).toBeVisible()
  },
}
