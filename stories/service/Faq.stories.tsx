import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { screen } from '../../.storybook/modes'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'service/FAQ',
  component: AppAt,
  args: { path: '/faq' },
  parameters: { ...wholeApp, mock: { persona: 'visitor' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

export const Faq: Story = { parameters: { chromatic: screen } }

/** A link from another page opens its answer. */
export const Opened: Story = { tags: ['variant'], args: { path: '/faq#time' } }

export const OpenedTest: Story = {
  ...Opened,
  tags: ['interaction-test'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Most are paid within a day/)).toBeVisible()
    await expect(canvas.getByText(/^Most channels take a few minutes/)).not.toBeVisible()
  },
}

export const Loading: Story = { parameters: { mock: { persona: 'visitor', fault: 'getCustomerServices:hang' } } }

export const Failed: Story = { parameters: { mock: { persona: 'visitor', fault: 'getCustomerServices:offline' } } }

/** The search takes characters of a regular expression and very long words as they are. */
export const SearchTest: Story = {
  tags: ['interaction-test'],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Search answers')
    await userEvent.type(field, 'WAGERING')
    await expect(await canvas.findByText('What is wagering?')).toBeVisible()
    await expect(canvas.queryByText('Can I limit my deposits?')).toBeNull()
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste(`(.*)+\\${'W'.repeat(200)}`)
    await expect((await canvas.findAllByText(/^No answer for that/))[0]).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
