import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { palettes } from '../../src/theme/palettes/palettes'
import { TokenDiff } from './TokenDiff'
import { differences } from './tokenDiff'

const meta = {
  title: 'lab/Token diff',
  component: TokenDiff,
  globals: { viewport: { value: 'desktop' } },
  args: { left: 1, right: 6 },
} satisfies Meta<typeof TokenDiff>

export default meta
type Story = StoryObj<typeof meta>

/** Two themes compared: differing tokens and their effect on contrast. */
export const EmberAndOpal: Story = {}

export const EmberAndOpalTest: Story = {
  ...EmberAndOpal,
  tags: ['interaction-test'],
  play: async ({ canvas, step, userEvent }) => {
    const rowsOf = (name: string) => within(canvas.getByRole('table', { name })).getAllByRole('row')
    await step('differing tokens with both values', async () => {
      await expect(rowsOf('Different tokens')).toHaveLength(differences(1, 6).length + 1)
      const row = canvas.getByRole('row', { name: /^color\.accent\.from/ })
      await expect(row).toHaveTextContent(palettes[1].color.accent.from)
      await expect(row).toHaveTextContent(palettes[6].color.accent.from)
      await expect(canvas.getByRole('row', { name: /^radius\.lg/ })).toBeVisible()
    })
    await step('equal tokens are not listed', async () => {
      await expect(canvas.queryByRole('row', { name: /^color\.coin/ })).toBeNull()
    })
    await step('another theme', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('The other'), '1')
      await expect(canvas.getByText('The same theme twice.')).toBeVisible()
    })
  },
}
