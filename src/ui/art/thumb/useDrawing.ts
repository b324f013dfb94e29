import { useSyncExternalStore } from 'react'

type Drawing = typeof import('./drawing/drawThumb')

let drawing: Drawing | undefined
let loading = false
const waiting = new Set<() => void>()

/** The drawing code, undefined until loaded: it is not part of the first load. */
export function useDrawing(): Drawing | undefined {
  return useSyncExternalStore(
    subscribe,
    () => drawing,
    () => undefined,
  )
}

function subscribe(changed: () => void): () => void {
  waiting.add(changed)
  preloadDrawing()
  return () => waiting.delete(changed)
}

/** Loads the drawing code ahead of the first tile. */
export function preloadDrawing(): void {
  if (!drawing && !loading) void load()
}

async function load(): Promise<void> {
  loading = true
  try {
    drawing = await import('./drawing/drawThumb')
    for (const changed of waiting) changed()
  } catch {
    // Offline before the first visit was complete: tiles show colour and title only, and the next one retries.
    loading = false
  }
}
