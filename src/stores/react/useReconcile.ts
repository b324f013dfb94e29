import { useEffect } from 'react'
import { stopAll } from '../../platform/clock'
import type { Mutation } from '../data/Mutation'
import { useStores } from './stores'

/** Delays, ms; later only on request. */
const TIMES = [3_000, 8_000, 20_000, 60_000]

/**
 * Keeps finding out what a write with an unknown outcome did, in an earlier visit too: at once, after a while, and when
 * the page is shown again.
 */
export function useReconcile(
  mutation: Pick<Mutation<unknown, never>, 'state' | 'reconcile' | 'resume'>,
  unknown: boolean,
) {
  const { platform } = useStores()
  useEffect(() => void (mutation.resume() && mutation.reconcile()), [mutation])
  useEffect(() => {
    if (!unknown) return
    const find = () => void mutation.reconcile()
    return stopAll([...TIMES.map((ms) => platform.clock.after(ms, find)), platform.visibility.onShow(find)])
  }, [mutation, unknown, platform])
}
