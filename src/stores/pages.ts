import { createContext, useContext } from 'react'

const Built = createContext<(path: string) => boolean>(() => true)

/** Gives the test "is this page built" to everything below. */
export const BuiltPages = Built.Provider

/** Whether a page may be linked to: nothing links to one that is not built. */
export const useBuilt = (): ((path: string) => boolean) => useContext(Built)
