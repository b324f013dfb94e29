import { createContext, useContext } from 'react'

export interface DemoAccount {
  account: string
  password: string
  mobile: string
  about: string
}

/** Extras that only the demo provides. */
export interface DemoHelpValue {
  accounts: readonly DemoAccount[]
  code: string
}

const Help = createContext<DemoHelpValue | null>(null)

export const DemoHelp = Help.Provider

/** Null in production. */
export const useDemoHelp = (): DemoHelpValue | null => useContext(Help)
