import { createContext, useContext } from 'react'
import type { ModalName } from './ModalStore'

/** What the features may ask of the tables of pages and modals. */
export interface Pages {
  /** Whether a page may be linked to: nothing links to one that is not built. */
  isBuilt(path: string): boolean
  /** Whether there is a page at a path of our own, built or not. */
  isKnown(path: string): boolean
  /** Whether a modal is built. */
  hasModal(name: ModalName): boolean
}

const Context = createContext<Pages>({ isBuilt: () => true, isKnown: () => true, hasModal: () => true })

/** Gives the route table to everything below. */
export const PagesProvider = Context.Provider

/** What may be asked of the route table. */
export const usePages = (): Pages => useContext(Context)
