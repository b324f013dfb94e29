import { createContext, useContext } from 'react'
import type { PanelStore } from './PanelStore'

export const PanelContext = createContext<PanelStore | null>(null)

export const usePanel = (): PanelStore => {
  const store = useContext(PanelContext)
  if (!store) throw new Error('this part of the panel stands outside it')
  return store
}
