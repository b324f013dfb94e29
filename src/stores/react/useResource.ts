import { useEffect } from 'react'
import { failureMessage } from '../data/message'
import type { Resource } from '../data/Resource'

/** A resource as `ui/lists/ResourceView` shows it. Use in observers. */
export const shownResource = <T extends object>(resource: Resource<T>) => {
  const { value, state, failure } = resource
  return { value, state, why: failure && failureMessage(failure), retry: () => resource.load() }
}

/** Keeps a value loaded while the component is mounted, and reloads an older one. Use in observers. */
export function useResource<T extends object>(resource: Resource<T>) {
  useEffect(() => resource.open(), [resource])
  return shownResource(resource)
}
