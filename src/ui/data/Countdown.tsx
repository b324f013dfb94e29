import styled from '@emotion/styled'
import { useEffect, useRef, useState } from 'react'
import { theme } from '../../theme/theme'
import { type TimeLeft, timeLeft } from './timeLeft'

interface CountdownProps {
  /** The moment it ends, in epoch milliseconds. */
  until: number
  /** The world's date and a way to wait; nothing here reads the device's own clock. */
  clock: { now: () => number; after: (ms: number, run: () => void) => () => void }
  /** What is shown and read: "Ends in 02:14:09". */
  label: (left: TimeLeft) => string
  onEnd?: () => void
  /** Part of another element's name, such as a button's: no role of its own. */
  plain?: boolean
}

/** Time that runs out. It tells the time when it is asked, and is silent in between. */
export function Countdown({ until, clock, label, onEnd, plain = false }: CountdownProps) {
  // An object each time, so that it goes on beating while the world's clock stands still.
  const [seen, see] = useState(() => ({ now: clock.now() }))
  const left = Math.max(0, until - seen.now)
  const ended = useRef(onEnd)

  useEffect(() => {
    ended.current = onEnd
  })

  useEffect(() => {
    const rest = Math.max(0, until - seen.now)
    if (rest === 0) return ended.current?.()
    // To the next full second, so that two countdowns beat as one.
    return clock.after(rest % 1000 || 1000, () => see({ now: clock.now() }))
  }, [clock, until, seen])

  return <Root {...(!plain && { role: 'timer', 'aria-live': 'off' as const })}>{label(timeLeft(left))}</Root>
}

const Root = styled.span`
  font-variant-numeric: tabular-nums;
  color: inherit;
  font-weight: ${theme.type.labelMd.fontWeight};
`
