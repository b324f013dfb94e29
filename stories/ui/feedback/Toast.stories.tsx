import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { noPicture, screen } from '../../../.storybook/modes'
import { ToastRegion } from '../../../src/ui/feedback/ToastRegion'
import { Controlled } from '../../support/Controlled'

const all = [
  { id: 1, tone: 'success', text: 'Deposit received' },
  { id: 2, tone: 'warning', text: 'You are playing for an hour' },
  { id: 3, tone: 'danger', text: 'The spin did not go through. Nothing was charged.' },
  { id: 4, tone: 'info', text: 'A new version is ready', action: { label: 'Reload', run: () => undefined } },
] as const

const meta = {
  title: 'ui/feedback/Toast',
  tags: ['autodocs'],
  component: ToastRegion,
  parameters: { frames: true, docs: { story: { inline: false, height: '420px' } } },
  render: () => (
    <Controlled<(typeof all)[number][]> initial={[...all]}>
      {(toasts, set) => (
        <ToastRegion
          label="Notifications"
          toasts={toasts}
          dismissLabel="Dismiss"
          onDismiss={(id) => set(toasts.filter((toast) => toast.id !== id))}
        />
      )}
    </Controlled>
  ),
} satisfies Meta<typeof ToastRegion>

export default meta
type Story = StoryObj

export const Four: Story = {
  parameters: { chromatic: screen },
}

export const FourTest: Story = {
  ...Four,
  tags: ['interaction-test'],
  parameters: { ...Four.parameters, chromatic: noPicture },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Notifications' })).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: 'Dismiss' })[0] ?? document.body)
    await expect(canvas.queryByText('Deposit received')).toBeNull()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}
/** Long texts wrap and the dismiss button stays visible. */
export const LongTextRightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'small' } },
  render: () => (
    <ToastRegion
      label="Notifications"
      toasts={[
        {
          id: 1,
          tone: 'warning',
          text: 'You have been playing for an hour. Since then you have won 88.00 and bet 120.00; your limit of the day is 200.00.',
        },
      ]}
      dismissLabel="Dismiss"
      onDismiss={() => undefined}
    />
  ),
  play: async ({ canvas }) => {
    const dismiss = canvas.getByRole('button', { name: 'Dismiss' }).getBoundingClientRect()
    await expect(dismiss.left).toBeGreaterThanOrEqual(0)
    await expect(dismiss.right).toBeLessThan(canvas.getByText(/playing for an hour/).getBoundingClientRect().left)
  },
}

/** The live region exists before the first message, or that would not be announced. */
export const None: Story = {
  render: () => <ToastRegion label="Notifications" toasts={[]} dismissLabel="Dismiss" onDismiss={() => undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Notifications' })).toBeInTheDocument()
    await expect(canvas.queryByRole('listitem')).toBeNull()
  },
}
