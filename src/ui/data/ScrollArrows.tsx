import styled from '@emotion/styled'
import { type RefObject, useEffect } from 'react'
import { IconButton } from '../actions/IconButton'
import { caretLeft, caretRight } from '../art/icons/icons'
import { useMedia } from '../layout/useMedia'
import { motionReduced } from '../motion'
import { useScrollRest } from './useScrollRest'

interface ScrollArrowsProps {
  /** Scrolls horizontally. */
  row: RefObject<HTMLElement | null>
  previousLabel: string
  nextLabel: string
}

const FADE = '56px'
/** Of what is in sight, so that a tile at the edge stays in it. */
const STEP = 0.85

/**
 * Previous and Next for a mouse, which cannot swipe a row; where more follows, the row fades. Phones show neither, and
 * keys need neither: the tab order is that of the row.
 */
export function ScrollArrows({ row, previousLabel, nextLabel }: ScrollArrowsProps) {
  const hasMouse = useMedia('(min-width: 40em) and (hover: hover) and (pointer: fine)')
  const { before, after } = useScrollRest(row)
  const scrolls = hasMouse && (before || after)
  useEffect(() => {
    const { current } = row
    if (!current || !scrolls) return
    const edge = (more: boolean) => (more ? 'transparent' : 'black')
    current.style.maskImage = `linear-gradient(to ${isLeftward(current) ? 'left' : 'right'}, ${edge(before)}, black ${FADE}, black calc(100% - ${FADE}), ${edge(after)})`
    return () => {
      current.style.maskImage = ''
    }
  }, [row, scrolls, before, after])
  if (!hasMouse) return null
  const turn = (by: 1 | -1) => {
    const { current } = row
    if (!current) return
    const left = current.clientWidth * STEP * (isLeftward(current) ? -by : by)
    current.scrollBy({ left, behavior: motionReduced() ? 'instant' : 'smooth' })
  }
  const arrow = { size: 16, mirrored: true, tabIndex: -1 } as const
  return (
    <Root data-idle={!scrolls || undefined}>
      <IconButton
        {...arrow}
        of={caretLeft}
        label={previousLabel}
        aria-disabled={!before || undefined}
        onClick={() => turn(-1)}
      />
      <IconButton
        {...arrow}
        of={caretRight}
        label={nextLabel}
        aria-disabled={!after || undefined}
        onClick={() => turn(1)}
      />
    </Root>
  )
}

const isLeftward = (row: HTMLElement): boolean => getComputedStyle(row).direction === 'rtl'

/** The head they stand in is as high as without them, and nothing in it moves when they come. */
const Root = styled.span`
  display: flex;
  margin-block: -10px;
  &[data-idle] {
    visibility: hidden;
  }
`
