import { createContext, useContext } from 'react'

/** An account that anybody may try the demo with. */
export interface DemoAccount {
  account: string
  password: string
  mobile: string
  about: string
}

/** Help that only the demo gives; null in the product. */
export interface DemoHelpValue {
  accounts: readonly DemoAccount[]
  code: string
}

const Help = createContext<DemoHelpValue | null>(null)

/** Gives the demo's help to everything below. */
export const DemoHelp = Help.Provider

/** The demo's help, or null in the product. */
export const useDemoHelp = (): DemoHelpValue | null => useContext(Help)
