import styled from '@emotion/styled'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { theme } from '../../theme/theme'
import { IconButton } from '../actions/IconButton'
import { caretLeft, caretRight } from '../art/icons/icons'
import { motionReduced } from '../motion'

interface CarouselProps {
  /** Accessible name. */
  label: string
  items: readonly { id: string; content: ReactNode }[]
  previousLabel: string
  nextLabel: string
  /** How much of the neighbors is visible, as a CSS length. */
  peek?: string
  /** Index of the first card shown. */
  start?: number
  onShow?: (index: number) => void
}

/** A carousel with swipe, arrow buttons and keys. It never advances automatically. */
export function Carousel({ label, items, previousLabel, nextLabel, peek = '0px', start = 0, onShow }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(start)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first position is set from outside
  useEffect(() => show(start, true), [])

  function show(index: number, atOnce = motionReduced()) {
    const slide = track.current?.children[index]
    if (!track.current || !slide) return
    // Not scrollIntoView, which would scroll the page as well.
    const from = track.current.getBoundingClientRect()
    const to = slide.getBoundingClientRect()
    const distance = to.x + to.width / 2 - (from.x + from.width / 2)
    track.current.scrollBy({ left: distance, behavior: atOnce ? 'instant' : 'smooth' })
  }

  function settle() {
    const middle = middleOf(track.current)
    const slides = [...(track.current?.children ?? [])].map((slide) => Math.abs(middleOf(slide) - middle))
    const nearest = slides.indexOf(Math.min(...slides))
    if (nearest === at || nearest < 0) return
    setAt(nearest)
    onShow?.(nearest)
  }

  return (
    <section aria-label={label}>
      {/* Reached by keys: its cards may hold nothing to focus. */}
      <Track ref={track} tabIndex={0} style={{ paddingInline: peek }} onScroll={settle}>
        {items.map(({ id, content }, index) => (
          <li key={id} inert={index !== at}>
            {content}
          </li>
        ))}
      </Track>
      {items.length > 1 && (
        <Controls>
          <IconButton
            of={caretLeft}
            mirrored
            size={16}
            label={previousLabel}
            aria-disabled={at === 0 || undefined}
            onClick={() => show(at - 1)}
          />
          <Dots aria-hidden>
            {items.map(({ id }, index) => (
              <i key={id} data-on={index === at || undefined} />
            ))}
          </Dots>
          <IconButton
            of={caretRight}
            mirrored
            size={16}
            label={nextLabel}
            aria-disabled={at === items.length - 1 || undefined}
            onClick={() => show(at + 1)}
          />
        </Controls>
      )}
    </section>
  )
}

function middleOf(element: Element | null): number {
  const { x = 0, width = 0 } = element?.getBoundingClientRect() ?? {}
  return x + width / 2
}

const { color, motion } = theme

const Track = styled.ul`
  display: flex;
  gap: 10px;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
  li {
    flex: 0 0 100%;
    min-inline-size: 0;
    scroll-snap-align: center;
  }
`

const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 4px;
`

const Dots = styled.span`
  display: flex;
  gap: 4px;
  i {
    inline-size: 6px;
    block-size: 6px;
    border-radius: 6px;
    background: ${color.border.strong};
    transition: inline-size ${motion.duration.base};
  }
  [data-on] {
    inline-size: 18px;
    background: ${color.accent.text};
  }
`
