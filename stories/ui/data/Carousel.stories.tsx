import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { ButtonLink } from '../../../src/ui/actions/ButtonLink'
import { Card } from '../../../src/ui/data/Card'
import { Carousel } from '../../../src/ui/data/Carousel'
import { Skeleton } from '../../../src/ui/feedback/Skeleton'
import { allSix } from '../../support/allSix'

const names = ['Ember', 'Tide', 'Solstice', 'Jade']

const meta = {
  title: 'ui/data/Carousel',
  tags: ['autodocs', 'stable', 'variant'],
  component: Carousel,
  parameters: {
    guide: {
      use: 'A few cards of the same kind, each worth seeing by itself, such as VIP tiers or offers. Players move it by swipe, arrows or keys; it never advances by itself.',
      avoid:
        'Not for what everyone must read or for many entries (List), for values to compare (Table), or for short choices (ChipRow). A single item needs only its Card.',
    },
  },
  args: {
    label: 'VIP tiers',
    previousLabel: 'Previous',
    nextLabel: 'Next',
    peek: '28px',
    onShow: fn(),
    items: names.map((name, at) => ({
      id: name,
      content: (
        <div data-vip={at + 1}>
          <Card framed>
            <ButtonLink to="/vip" variant="secondary">
              {name}
            </ButtonLink>
            <Skeleton blockSize="120px" />
          </Card>
        </div>
      ),
    })),
  },
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

export const Four: Story = {}

export const FourTest: Story = {
  ...Four,
  tags: ['interaction-test', '!variant'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(args.onShow).toHaveBeenLastCalledWith(1))
    await expect(canvas.getByRole('link', { name: 'Tide' })).toBeVisible()
    await expect(canvas.getByText('Ember').closest('li')).toHaveAttribute('inert')
  },
}

export const InitialIndexRightToLeft: Story = {
  args: { start: 2 },
  globals: { direction: 'rtl' },
}

export const InitialIndexRightToLeftTest: Story = {
  ...InitialIndexRightToLeft,
  tags: ['interaction-test', '!variant'],
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Solstice' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await waitFor(() => expect(args.onShow).toHaveBeenLastCalledWith(1))
  },
}

export const One: Story = {
  args: { items: [{ id: 'only', content: <Card>Alone</Card> }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** At the ends the arrows are disabled and say so. */
export const AtTheEnd: Story = {
  tags: ['flow'],
  args: { start: 3 },
  play: async ({ args, canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' })
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(next)
    await expect(canvas.getByRole('link', { name: 'Jade' })).toBeVisible()
    await expect(args.onShow).not.toHaveBeenCalled()
  },
}

/** By keyboard: the arrows are buttons, and only the current card is focusable. */
export const ByKeys: Story = {
  tags: ['interaction-test', '!variant'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('list')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Ember' })).toHaveFocus()
    canvas.getByRole('button', { name: 'Next' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onShow).toHaveBeenLastCalledWith(1))
    await expect(canvas.getByText('Ember').closest('li')).toHaveAttribute('inert')
    await expect(canvas.getByText('Tide').closest('li')).not.toHaveAttribute('inert')
  },
}

export const AllSix: Story = { ...allSix }

/** Tiers of the same kind: it starts at the player’s own, with its neighbors in view. */
export const Do: Story = { args: { start: 1 } }

/** Two of three conditions are hidden until the player swipes; show all of them in a List. */
export const Dont: Story = {
  name: 'Don’t',
  args: {
    label: 'Before you withdraw',
    items: ['Verify your phone', 'Wager 60.00 more', 'Add a bank card'].map((text) => ({
      id: text,
      content: <Card>{text}</Card>,
    })),
  },
}
