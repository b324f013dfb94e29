import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { noPicture } from '../../.storybook/modes'
import type { DrawRow } from '../../src/contract/jackpot'
import { cents } from '../../src/domain/money'
import { RecordRow } from '../../src/features/jackpot/lists/RecordRow'
import { List } from '../../src/ui/data/List'
import { allSix } from '../support/allSix'

const row = (propId: number, count: number, bonus = 0): DrawRow => ({
  propId,
  count,
  type: bonus > 0 ? 2 : 1,
  bonus: cents(bonus),
  amountSection: '',
  createTime: Date.parse('2026-01-01T12:00:00Z'),
})

/** One of each kind that the specification names (§3). */
const kinds: readonly DrawRow[] = [
  row(2001, 8800),
  row(2002, 200),
  row(4001, 20),
  row(1005, 1),
  row(1201, 2),
  row(1301, 1),
  row(40001, 3),
  row(50001, 1, 9_825_660),
  row(50002, 1, 526_044),
  row(50003, 1, 80_018),
  row(50004, 1, 5_487),
  row(50005, 1, 10_000),
  row(99999, 1),
]

const meta = {
  title: 'jackpot/Prize names',
  component: RecordRow,
  args: { row: row(2001, 8800) },
  render: () => (
    <List label="Every kind of prize">
      {kinds.map((kind) => (
        <RecordRow key={kind.propId} row={kind} />
      ))}
    </List>
  ),
} satisfies Meta<typeof RecordRow>

export default meta
type Story = StoryObj<typeof meta>

export const Described: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(kinds.length)
    for (const words of ['88.00 coins', '5% deposit coupon', '3 New Year items', 'Mega jackpot 98,256.60', '1 gift']) {
      await expect(canvas.getByText(words)).toBeVisible()
    }
  },
}

export const AllSix: Story = { ...allSix, parameters: { ...allSix.parameters, chromatic: noPicture } }
