import { useEffect } from 'react'
import type { Mutation } from './Mutation'

/** Resets a done write when its page is left (`once`), not before: until then its button can be tapped. */
export function useResetOnLeave(mutation: Pick<Mutation<unknown, never>, 'state' | 'reset'>) {
  useEffect(() => () => void (mutation.state.name === 'done' && mutation.reset()), [mutation])
}
