import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OddsLab } from './odds/OddsLab'

const meta = {
  title: 'lab/Odds',
  component: OddsLab,
  parameters: { bare: true },
} satisfies Meta<typeof OddsLab>

export default meta
type Story = StoryObj<typeof meta>

/** 100,000 draws by the world's rule, in a worker, against the configured odds. */
export const Simulate: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/is below the bound/)).toBeVisible()
  },
}
