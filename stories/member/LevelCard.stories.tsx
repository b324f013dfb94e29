import type { Meta, StoryObj } from '@storybook/react-vite'
import { observer } from 'mobx-react-lite'
import { expect } from 'storybook/test'
import { LevelCard } from '../../src/features/member/overview/LevelCard'
import { useStores } from '../../src/stores/react/stores'

const Card = observer(function Card() {
  const { info } = useStores().member
  return info && <LevelCard info={info} />
})

const meta: Meta = {
  title: 'member/Level card',
  component: Card,
  globals: { viewport: { value: 'desktop' } },
  parameters: { mock: { persona: 'regular' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /^VIP \d+$/ })).toBeVisible()
  },
}
export default meta
type Story = StoryObj

export const OnTheWay: Story = {}

export const FirstLevel: Story = { parameters: { mock: { persona: 'newcomer' } } }

export const TopLevel: Story = { tags: ['variant'], parameters: { mock: { persona: 'vip6' } } }
