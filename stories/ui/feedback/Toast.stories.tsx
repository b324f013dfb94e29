import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { noPicture, screen } from '../../../.storybook/modes'
import type { NoteTone } from '../../../src/ui/feedback/Note'
import { ToastRegion } from '../../../src/ui/feedback/ToastRegion'
import { Controlled } from '../../support/Controlled'

const all = [
  { id: 1, tone: 'success', text: 'Deposit received' },
  { id: 2, tone: 'warning', text: 'You are playing for an hour' },
  { id: 3, tone: 'danger', text: 'The spin did not go through. Nothing was charged.' },
  { id: 4, tone: 'info', text: 'A new version is ready', action: { label: 'Reload', run: () => undefined } },
] as const

const toast = (tone: NoteTone, text: string) => (
  <ToastRegion
    label="Notifications"
    toasts={[{ id: 1, tone, text }]}
    dismissLabel="Dismiss"
    onDismiss={() => undefined}
  />
)

const meta = {
  title: 'ui/feedback/Toast',
  tags: ['autodocs', 'stable', 'variant'],
  component: ToastRegion,
  parameters: {
    frames: true,
    docs: { story: { inline: false, height: '420px' } },
    guide: {
      use: 'The short outcome of something that has just happened and has no place of its own in view: deposit received, a new version is ready. It goes away by itself, so at most it offers a shortcut.',
      avoid:
        'Not for an error that must be put right (OutcomeNote, or the error of a field), for what holds for longer (Note), or for a decision (Dialog).',
    },
  },
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
  tags: ['interaction-test', '!variant'],
  parameters: { ...Four.parameters, chromatic: noPicture },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Notifications' })).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: 'Dismiss' })[0] ?? document.body)
    await expect(canvas.queryByText('Deposit received')).toBeNull()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    // An action is done once: its message goes with it.
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(canvas.queryByText('A new version is ready')).toBeNull()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
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

/** A short outcome, complete in one line; nothing is lost when it goes away. */
export const Do: Story = { render: () => toast('success', 'Deposit received') }

/** It goes away before the card is replaced; show it as an OutcomeNote beside the form. */
export const Dont: Story = {
  name: 'Don’t',
  render: () => toast('danger', 'Your bank card was declined. Enter another one.'),
}
