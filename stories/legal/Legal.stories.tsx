import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { screen } from '../../.storybook/modes'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'legal/Information',
  component: AppAt,
  args: { path: '/about-us' },
  parameters: { ...wholeApp, mock: { persona: 'visitor' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

export const About: Story = { parameters: { chromatic: screen } }

export const Terms: Story = { tags: ['variant'], args: { path: '/terms-of-use' } }

export const Privacy: Story = { tags: ['variant'], args: { path: '/privacy-policy' } }

export const Loading: Story = {
  args: { path: '/terms-of-use' },
  parameters: { mock: { persona: 'visitor', fault: 'getCustomerServices:hang' } },
}

/** Without the backend the text is complete, and names the brand. */
export const OfflineTest: Story = {
  tags: ['interaction-test'],
  args: { path: '/terms-of-use' },
  parameters: { mock: { persona: 'visitor', fault: 'getCustomerServices:offline' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Kismara runs this site and app/)).toBeVisible()
    await expect(canvas.queryByText('License')).toBeNull()
  },
}

/** The table of contents leads to a section; the pages lead to each other. */
export const ContentsTest: Story = {
  tags: ['interaction-test'],
  args: { path: '/terms-of-use' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Kismara Demo Ltd\. runs this site and app/)).toBeVisible()
    const contents = canvas.queryByText('Contents')
    if (contents) await userEvent.click(contents)
    await userEvent.click(canvas.getByRole('link', { name: 'Withdrawals' }))
    const heading = canvas.getByRole('heading', { level: 2, name: 'Withdrawals' })
    await waitFor(() => expect(heading.getBoundingClientRect().top).toBeLessThan(window.innerHeight))
    await userEvent.click(canvas.getByRole('link', { name: 'Privacy policy' }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible())
  },
}
