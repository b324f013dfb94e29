import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { onePage } from '../../../.storybook/modes'
import { Skeleton } from '../../../src/ui/feedback/Skeleton'
import { WindowedList } from '../../../src/ui/lists/WindowedList'

const records = Array.from({ length: 5000 }, (_, at) => `Record ${at + 1}`)
const row = (record: string) => (
  <div>
    {record}
    <Skeleton blockSize="24px" />
  </div>
)

const meta = {
  title: 'ui/lists/Windowed list',
  tags: ['autodocs', 'stable', 'variant'],
  component: WindowedList<string>,
  parameters: {
    guide: {
      use: 'A list of hundreds of rows that are all in memory, such as the results of a search: only those near the viewport are rendered. Give rowSize where the height of a row is known.',
      avoid:
        'Not for rows that load page by page: PagedList does, and windows them once they are many. For a few rows take List with ListRow; for columns to compare, Table.',
    },
  },
  args: { label: 'Records', items: records, itemKey: (record) => record, renderItem: row },
} satisfies Meta<typeof WindowedList<string>>

export default meta
type Story = StoryObj<typeof meta>

export const FiveThousand: Story = {}

export const FiveThousandTest: Story = {
  ...FiveThousand,
  tags: ['interaction-test', '!variant'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(20_000))
    await waitFor(() => expect(canvas.getByText('Record 1')).toBeVisible())
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(80)
    // Rows are measured as they render, so the end shifts while scrolling to it.
    await waitFor(() => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      expect(canvas.getByText('Record 5000')).toBeVisible()
    })
  },
}

export const Short: Story = {
  parameters: { chromatic: onePage },
  args: { items: records.slice(0, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

const rounds = Array.from({ length: 2000 }, (_, at) => `Round ${2000 - at}: bet 0.50`)

/** Two thousand rows in memory, of which only those near the viewport are rendered. */
export const Do: Story = {
  args: { label: 'Rounds', items: rounds, renderItem: (round) => <p>{round}</p> },
}

/** Three rows need no window; take List with ListRow, which gives them a card. */
export const Dont: Story = {
  name: 'Don’t',
  args: { label: 'Rounds', items: rounds.slice(0, 3), renderItem: (round) => <p>{round}</p> },
}
