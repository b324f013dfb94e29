import type { ComponentType } from 'react'

/** A screen that comes as a chunk of its own, with the texts it speaks. */
export interface Screen {
  /** Brings the code and the texts; afterwards `get` has it at once. */
  preload(): Promise<void>
  get(): ComponentType | null
}

/** Declares a screen by its import; `bring` loads the text files it names. */
export const screen = (
  load: () => Promise<ComponentType>,
  bring: (...nouns: readonly string[]) => Promise<void>,
  ...nouns: readonly string[]
): Screen => {
  let found: ComponentType | null = null
  let pending: Promise<void> | null = null
  return {
    get: () => found,
    preload: () => {
      pending ??= Promise.all([load(), bring(...nouns)]).then(
        ([Component]) => {
          found = Component
        },
        (error: unknown) => {
          // A failed import may be tried again.
          pending = null
          throw error
        },
      )
      return pending
    },
  }
}
