import { useEffect, useState } from 'react'
import { useStores } from './stores'

const MINUTE = 60_000

/** The time, epoch ms; it moves on every minute. */
export function useNow(): number {
  const { clock } = useStores().platform
  const [now, setNow] = useState(clock.now())
  useEffect(() => clock.every(MINUTE, () => setNow(clock.now())), [clock])
  return now
}
