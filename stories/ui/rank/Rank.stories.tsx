import type { Meta, StoryObj } from '@storybook/react-vite'
import type { RankEntry } from '../../../src/domain/jackpot/rankEntry'
import { List } from '../../../src/ui/data/List'
import { NoRank } from '../../../src/ui/rank/NoRank'
import { Podium } from '../../../src/ui/rank/Podium'
import { RankRow } from '../../../src/ui/rank/RankRow'
import { RankTable } from '../../../src/ui/rank/RankTable'
import { allSix } from '../../support/allSix'
import { Stack } from '../../support/Stack'

const meta = {
  title: 'ui/rank/Leaderboard',
  tags: ['autodocs', 'stable', 'variant'],
  component: Podium,
  subcomponents: { NoRank, RankRow, RankTable },
  parameters: {
    guide: {
      use: 'Winners by rank: Podium for the first three, RankTable for a wide window, and RankRow for a phone. The player’s own row stands apart and says “You”; NoRank says that nobody has won yet.',
      avoid:
        'Not for rows without a rank: take Table for columns to compare, and List with ListRow for rows that lead to a page.',
    },
  },
} satisfies Meta<typeof Podium>

export default meta
type Story = Omit<StoryObj<typeof meta>, 'args'>

const entry = (rank: number, nickname: string, amount: string, jackpot: RankEntry['jackpot']): RankEntry => ({
  id: String(rank),
  rank,
  nickname,
  avatar: String(rank),
  amount,
  jackpot,
  createTime: Date.UTC(2026, 1, 28, 22, 15) - rank * 3_600_000,
})

const winners = [
  entry(1, 'Mi***27', '50,240.00', 'mega'),
  entry(2, 'An***09', '8,102.00', 'major'),
  entry(3, 'Jo***43', '5,088.00', 'major'),
  entry(4, 'Ki***08', '620.40', 'minor'),
]
const own = entry(214, 'Be***lf', '88.00', 'mini')

export const AllSix: Story = { ...allSix, render: () => <Podium entries={winners} /> }

/** Steps without a winner stay empty. */
export const TwoWinners: Story = { render: () => <Podium entries={winners.slice(0, 2)} /> }

/** The player's own row says "You". */
export const Rows: Story = {
  render: () => (
    <Stack>
      <List label="Winners">
        {[...winners, { ...own, nickname: 'W'.repeat(40), amount: '88.00 – 4,500.00' }].map((winner) => (
          <li key={winner.id}>
            <RankRow entry={winner} />
          </li>
        ))}
      </List>
      <RankRow entry={own} name="You" />
    </Stack>
  ),
}

export const OwnPlaceInTable: Story = { render: () => <RankTable caption="Winners" entries={winners} own={own} /> }

export const Nobody: Story = { render: () => <NoRank level={2} /> }

/** The player’s own row says “You”, so it is found at a glance. */
export const Do: Story = {
  render: () => (
    <Stack>
      <Podium entries={winners} />
      <RankRow entry={own} name="You" />
    </Stack>
  ),
}

/** A masked nickname does not tell players that the row is theirs; pass name for the player’s own row. */
export const Dont: Story = {
  name: 'Don’t',
  render: () => (
    <Stack>
      <Podium entries={winners} />
      <RankRow entry={own} />
    </Stack>
  ),
}
