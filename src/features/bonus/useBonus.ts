import { useEffect } from 'react'
import { BonusStore } from '../../stores/bonus/BonusStore'
import { failureMessage } from '../../stores/data/message'
import { useFeature } from '../../stores/react/stores'
import { ConnectionStore } from '../../stores/shell/ConnectionStore'
import type { ResourceState } from '../../ui/lists/resourceState'

/** Keeps all rewards loaded; `resource` is its load state. For observers. */
export function useBonus(): { store: BonusStore; resource: ResourceState; known: boolean } {
  const store = useFeature(BonusStore)
  const { reads } = store
  useEffect(() => reads.open(), [reads])
  const { offline } = useFeature(ConnectionStore)
  const failed = reads.all.find(({ state }) => state === 'failed')
  const known = reads.all.every(({ value, state }) => value !== null || state === 'failed')
  const some = reads.all.some(({ value }) => value !== null)
  return {
    store,
    known: known && some,
    resource: {
      // What is shown may be old: the shell says that while there is no network.
      state: failed && !(offline && known && some) ? 'failed' : known ? 'ready' : 'loading',
      why: failed?.failure ? failureMessage(failed.failure) : null,
      retry: () => reads.retry(),
    },
  }
}
