import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, waitFor } from 'storybook/test'
import { WinnerStrip } from '../../src/features/home/winners/WinnerStrip'
import { Winners } from '../../src/features/home/winners/Winners'
import { texts } from '../../src/i18n'
import { JackpotInfoStore } from '../../src/stores/jackpot/JackpotInfoStore'
import { useFeature } from '../../src/stores/react/stores'

/** In the lobby the jackpot card keeps the winners up to date. */
function Watched() {
  const jackpot = useFeature(JackpotInfoStore)
  useEffect(() => jackpot.subscribe(), [jackpot])
  return <WinnerStrip />
}

const meta: Meta<typeof WinnerStrip> = {
  title: 'home/Winner ticker',
  component: WinnerStrip,
  parameters: { mock: { persona: 'regular' } },
  render: () => <Watched />,
}
export default meta
type Story = StoryObj<typeof WinnerStrip>

export const Latest: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: texts.t('home.winners') })).toBeVisible()
  },
}

/** A big win in a game, with its multiplier. */
export const BigWin: Story = {
  render: () => <Winners list={[]} />,
  play: async ({ canvas }) => {
    const line = await canvas.findByText('24.00')
    await waitFor(() => expect(line).toBeVisible())
  },
}

/** Nobody has won, as far as is known: the line says something else that is true. */
export const NoWinners: Story = {
  parameters: { mock: { persona: 'regular', fault: 'bigWins:offline' } },
  render: () => <Winners list={[]} />,
  play: async ({ canvas }) => {
    const line = await canvas.findByText('Every jackpot result can be verified.')
    await waitFor(() => expect(line).toBeVisible())
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Loading: Story = { parameters: { mock: { persona: 'regular', fault: 'getJackpotDrawInfo:hang' } } }

export const Failed: Story = {
  parameters: { mock: { persona: 'regular', fault: 'getJackpotDrawInfo:http502' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: texts.t('action.retry') })).toBeVisible()
  },
}
