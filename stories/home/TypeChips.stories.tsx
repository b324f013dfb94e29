import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { TypeChips } from '../../src/features/home/filters/TypeChips'
import { texts } from '../../src/i18n'
import { Ready } from './Ready'

const meta: Meta<typeof TypeChips> = {
  title: 'home/Game type chips',
  component: TypeChips,
  args: { settled: true },
  parameters: { mock: { persona: 'regular' } },
  render: (args) => <Ready>{() => <TypeChips {...args} />}</Ready>,
}
export default meta
type Story = StoryObj<typeof TypeChips>

export const AllSelected: Story = {
  play: async ({ canvas }) => {
    const all = await canvas.findByRole('button', { name: texts.t('home.type.all') })
    await expect(all).toHaveAttribute('aria-pressed', 'true')
  },
}

export const TypeSelected: Story = {
  tags: ['flow'],
  play: async ({ canvas, userEvent }) => {
    const fishing = await canvas.findByRole('button', { name: texts.t('home.type.fishing') })
    await userEvent.click(fishing)
    await waitFor(() => expect(fishing).toHaveAttribute('aria-pressed', 'true'))
  },
}
