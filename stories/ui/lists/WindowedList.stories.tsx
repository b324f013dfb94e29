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
  tags: ['autodocs'],
  component: WindowedList<string>,
  args: { label: 'Records', items: records, itemKey: (record) => record, renderItem: row },
} satisfies Meta<typeof WindowedList<string>>

export default meta
type Story = StoryObj<typeof meta>

export const FiveThousand: Story = {}

export const FiveThousandTest: Story = {
  ...FiveThousand,
  tags: ['interaction-test'],
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
