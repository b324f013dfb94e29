import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect } from 'storybook/test'
import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import { KindsIn } from './KindsIn'

const meta: Meta<typeof KindsIn> = {
  title: 'activity/All kinds',
  component: KindsIn,
  parameters: { mock: { persona: 'regular' } },
}
export default meta
type Story = StoryObj<typeof KindsIn>

const kinds = Object.keys(ACTIVITY).length

/** [ACT-07] All 34 kinds have their own composition, facts and button in every state; none is dead. */
const inState = (state: ComponentProps<typeof KindsIn>['state']): Story => ({
  args: { state },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(kinds)
    const articles = canvas.getAllByRole('article')
    const alive = articles.filter((article) => article.querySelector('a, button, [role="status"]'))
    await expect(alive).toHaveLength(kinds)
    const looks = articles.map((article) =>
      [...article.querySelectorAll('header img')].map((img) => img.getAttribute('src')),
    )
    await expect(new Set(looks.map((look) => look.join())).size).toBe(kinds)
  },
})

export const NotYetOpen = inState('notYetOpen')
export const Open = inState('open')
export const InProgress = inState('inProgress')
export const Ready = inState('ready')
export const Claimed = inState('claimed')
export const Ended = inState('ended')
