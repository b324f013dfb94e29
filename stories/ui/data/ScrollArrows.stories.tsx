import styled from '@emotion/styled'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, waitFor } from 'storybook/test'
import { wideComponent } from '../../../.storybook/modes'
import { ScrollArrows } from '../../../src/ui/data/ScrollArrows'
import { SectionHead } from '../../../src/ui/data/SectionHead'
import { Skeleton } from '../../../src/ui/feedback/Skeleton'

const Row = styled.div({ display: 'flex', gap: '10px', overflowX: 'auto', scrollbarWidth: 'none' })
const names = { previousLabel: 'Previous', nextLabel: 'Next' }

interface ShelfProps {
  tiles: number
  title: string
}

function Shelf({ tiles, title }: ShelfProps) {
  const row = useRef<HTMLDivElement>(null)
  return (
    <section>
      <SectionHead title={title} action={<ScrollArrows row={row} {...names} />} />
      <Row ref={row} data-testid="row">
        {Array.from({ length: tiles }, (_, tile) => tile).map((tile) => (
          <div key={tile} style={{ flex: '0 0 160px' }}>
            <Skeleton blockSize="200px" />
          </div>
        ))}
      </Row>
    </section>
  )
}

const meta = {
  title: 'ui/data/Scroll arrows',
  tags: ['autodocs', 'stable', 'variant'],
  component: Shelf,
  args: { tiles: 20, title: 'New games' },
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    guide: {
      use: 'In the head of a row that scrolls horizontally, for players with a mouse; the row fades where more follows.',
      avoid: 'Not for cards of which one is shown at a time (Carousel), or for chips, which wrap (ChipRow).',
    },
  },
} satisfies Meta<typeof Shelf>

export default meta
type Story = StoryObj<typeof meta>

export const ManyTiles: Story = { parameters: { chromatic: wideComponent } }

export const ManyTilesTest: Story = {
  tags: ['interaction-test', '!variant'],
  play: async ({ canvas, userEvent, step }) => {
    const row = canvas.getByTestId('row')
    const previous = await canvas.findByRole('button', { name: 'Previous' })
    const next = canvas.getByRole('button', { name: 'Next' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(row.style.maskImage).toMatch(/transparent\)$/))
    await step('Next moves by what is in sight', async () => {
      await userEvent.click(next)
      await waitFor(() => expect(Math.abs(row.scrollLeft)).toBeGreaterThan(row.clientWidth / 2))
      await waitFor(() => expect(previous).not.toHaveAttribute('aria-disabled'))
    })
    await step('there is no Next at the end', async () => {
      row.scrollLeft = getComputedStyle(row).direction === 'rtl' ? -row.scrollWidth : row.scrollWidth
      await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'))
      await userEvent.click(previous)
      await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled'))
    })
  },
}

export const RightToLeftTest: Story = {
  ...ManyTilesTest,
  tags: ['interaction-test', '!variant'],
  globals: { viewport: { value: 'desktop' }, locale: 'ar' },
}

/** All of the row is in sight: no arrows. */
export const FewTiles: Story = {
  args: { tiles: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByTestId('row').style.maskImage).toBe('')
  },
}

/** A phone is swiped. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
}

/** Named by the shelf they stand in. */
export const Do: Story = { args: { title: 'Jackpot games' } }

/** Of two, both of which a window shows, none is hidden: the arrows never come; leave them out. */
export const Dont: Story = { name: 'Don’t', args: { title: 'Your coupons', tiles: 2 } }
