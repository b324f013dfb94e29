import { createContext, useContext } from 'react'
import type { IsRoute } from '../shell/openTarget'

const Context = createContext<IsRoute>(() => true)

export const IsRouteProvider = Context.Provider

export const useIsRoute = (): IsRoute => useContext(Context)
