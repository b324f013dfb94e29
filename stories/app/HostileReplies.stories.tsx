import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AppAt, wholeApp } from '../support/AppAt'
import { noHarm } from '../support/hostile/noHarm'
import { hostileReplies } from '../support/hostile/replies'

const meta: Meta<typeof AppAt> = {
  title: 'app/Hostile replies',
  tags: ['interaction-test', 'variant'],
  component: AppAt,
  parameters: { ...wholeApp, mock: { persona: 'regular' }, msw: { handlers: [hostileReplies] } },
}
export default meta
type Story = StoryObj<typeof AppAt>

/** A page whose texts of the backend are hostile: drawn as text, within the window, each for itself. */
const at = (path: string, persona = 'regular'): Story => ({
  args: { path },
  parameters: { mock: { persona } },
  play: async ({ canvas }) => {
    const [text] = await canvas.findAllByText(/<img src=x/)
    await expect(text).toBeInTheDocument()
    await noHarm()
  },
})

export const Lobby: Story = at('/')
export const Search: Story = at('/game/search?q=img')
export const NothingFound: Story = at('/game/search?q=xylofon')
export const Member: Story = at('/member')
export const Profile: Story = at('/member/profile')
export const Games: Story = at('/member/games', 'whale')
export const Rounds: Story = at('/member/report?days=month', 'whale')
export const Report: Story = at('/member/report', 'whale')

/** The news at the start. */
export const Notice: Story = {
  args: { path: '/' },
  parameters: { mock: { persona: 'newcomer' }, shownPopups: 'firstDeposit' },
  play: async ({ canvas }) => {
    const notice = within(await canvas.findByRole('dialog'))
    await expect((await notice.findAllByText(/<img src=x/)).length).toBeGreaterThan(0)
    await noHarm()
  },
}
