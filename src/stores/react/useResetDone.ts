import { useEffect } from 'react'
import type { Mutation } from '../data/Mutation'

/**
 * Resets a done write (`once`) when its page is left, not before: until then its button can be tapped. One that was done
 * later is reset when the page is opened again.
 */
export function useResetDone(mutation: Pick<Mutation<unknown, never>, 'state' | 'reset'>) {
  useEffect(() => {
    const reset = () => void (mutation.state.name === 'done' && mutation.reset())
    reset()
    return reset
  }, [mutation])
}
