import { createContext } from 'react'

/** `first` while the first view loads: eager tiles show their main symbol, the others none, and no scene behind it. */
export const ThumbDetail = createContext<'first' | 'full'>('full')
