import styled from '@emotion/styled'
import { useEffect, useRef, useState } from 'react'
import { theme } from '../../theme/theme'
import { type TimeLeft, timeLeft } from './timeLeft'

interface CountdownProps {
  /** Epoch ms. */
  until: number
  /** The injected clock; the device's own is never read. */
  clock: { now: () => number; after: (ms: number, run: () => void) => () => void }
  /** "Ends in 02:14:09". */
  label: (left: TimeLeft) => string
  onEnd?: () => void
  /** No timer role, for use inside a button's label. */
  plain?: boolean
}

/** A countdown with the timer role: readable on demand, not announced every second. */
export function Countdown({ until, clock, label, onEnd, plain = false }: CountdownProps) {
  // A new object each time, so that it re-renders even while the world's clock is stopped.
  const [seen, see] = useState(() => ({ now: clock.now() }))
  const left = Math.max(0, until - seen.now)
  const ended = useRef(onEnd)

  useEffect(() => {
    ended.current = onEnd
  })

  useEffect(() => {
    const rest = Math.max(0, until - seen.now)
    if (rest === 0) return ended.current?.()
    // On full seconds, so that several countdowns tick together.
    return clock.after(rest % 1000 || 1000, () => see({ now: clock.now() }))
  }, [clock, until, seen])

  return <Root {...(!plain && { role: 'timer', 'aria-live': 'off' as const })}>{label(timeLeft(left))}</Root>
}

const Root = styled.span`
  font-variant-numeric: tabular-nums;
  color: inherit;
  font-weight: ${theme.type.labelMd.fontWeight};
  /* In a button that waits for it, it is what there is to read. */
  [aria-disabled='true'] & {
    color: ${theme.color.text.secondary};
  }
`
