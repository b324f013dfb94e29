import { useEffect } from 'react'
import type { Mutation } from '../data/Mutation'
import { pollOutcome } from '../data/poll'
import { useStores } from './stores'

/**
 * Keeps finding out what a write with an unknown outcome did, in an earlier visit too: at once, after a while, and when
 * the page is shown again; later only on request.
 */
export function useReconcile(mutation: Pick<Mutation<unknown, never>, 'state' | 'reconcile' | 'resume'>) {
  const { platform } = useStores()
  useEffect(() => {
    if (mutation.resume()) void mutation.reconcile()
    return pollOutcome(platform, mutation)
  }, [mutation, platform])
}
