import type { ComponentType } from 'react'

/** A screen that comes as a chunk of its own, with the texts it speaks. */
export interface Screen<P extends object = object> {
  /** Loads the code and the texts; afterwards `get` has it at once. A failure stands until it is forgotten: whoever waits must not start it again. */
  preload(): Promise<void>
  get(): ComponentType<P> | null
  /** Lets what failed be tried again. */
  forget(): void
}

/** Declares a screen by its import; `loadTexts` loads the text files it names. */
export const screen = <P extends object = object>(
  load: () => Promise<ComponentType<P>>,
  loadTexts: (...nouns: readonly string[]) => Promise<void>,
  ...nouns: readonly string[]
): Screen<P> => {
  let found: ComponentType<P> | null = null
  let pending: Promise<void> | null = null
  return {
    get: () => found,
    preload: () => {
      pending ??= Promise.all([load(), loadTexts(...nouns)]).then(([Component]) => {
        found = Component
      })
      return pending
    },
    forget: () => {
      pending = null
    },
  }
}
