import { createContext } from 'react'

/** `first` while the first view loads: eager tiles show their main symbol, the others none. */
export const ThumbDetail = createContext<'first' | 'full'>('full')
