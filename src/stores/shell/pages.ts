import { createContext, useContext } from 'react'
import type { ModalName } from './modals'

/** What features may know of the route table and the modals. */
export interface Pages {
  /** Whether the page at a path is built; nothing links to one that is not. */
  isBuilt(path: string): boolean
  /** Whether the route table has the path, built or not. */
  isKnown(path: string): boolean
  hasModal(name: ModalName): boolean
}

const Context = createContext<Pages>({ isBuilt: () => true, isKnown: () => true, hasModal: () => true })

export const PagesProvider = Context.Provider

export const usePages = (): Pages => useContext(Context)
