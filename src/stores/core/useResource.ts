import { useEffect } from 'react'
import { failureMessage } from '../shell/message'
import type { Resource } from './Resource'

/** Keeps a value loaded while the component is mounted, and reloads an older one. Use in observers. */
export function useResource<T extends object>(resource: Resource<T>) {
  useEffect(() => {
    if (resource.value) void resource.refresh()
    return resource.subscribe()
  }, [resource])
  const { value, state, failure } = resource
  return { value, state, why: failure && failureMessage(failure), retry: () => resource.load() }
}
