import { createContext, useContext } from 'react'

/** Whether an address that came from outside is a page of ours. */
export type IsRoute = (path: string) => boolean

const Context = createContext<IsRoute>(() => true)

export const IsRouteProvider = Context.Provider

export const useIsRoute = (): IsRoute => useContext(Context)
