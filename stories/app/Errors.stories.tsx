import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { keyScreen } from '../../.storybook/modes'
import { FailedPage } from '../../src/app/pages/FailedPage'
import { texts } from '../../src/i18n'
import { AppAt, wholeApp } from '../support/AppAt'

const meta: Meta<typeof AppAt> = {
  title: 'app/Error pages',
  component: AppAt,
  parameters: { ...wholeApp, mock: { persona: 'regular' } },
}
export default meta
type Story = StoryObj<typeof AppAt>

export const PageNotFound: Story = {
  args: { path: '/bonus/evnt' },
  parameters: { chromatic: keyScreen },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: texts.t('error.404.title') })).toBeVisible(),
    )
    await expect(canvas.getByText(/\/bonus\/evnt/)).toBeVisible()
  },
}

export const InternalServerError: Story = {
  args: { path: '/' },
  parameters: { router: true },
  render: () => (
    <main>
      <FailedPage onRetry={() => undefined} />
    </main>
  ),
}

/** A path with invalid percent-encoding is a 404, not an error. */
export const MalformedPath: Story = {
  args: { path: '/feedback/record/%E0%A4%A' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: texts.t('error.404.title') })).toBeVisible(),
    )
    await expect(canvas.getByText(/%E0%A4%A/)).toBeVisible()
  },
}

/** Encoded dot segments do not resolve to another page. */
export const EncodedDotSegments: Story = {
  args: { path: '/withdrawal/%2e%2e' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: texts.t('error.404.title') })).toBeVisible(),
    )
  },
}
