import { createContext, useContext } from 'react'
import type { PageAddress } from '../../domain/paths'
import type { IsRoute } from '../shell/openTarget'

const Context = createContext<IsRoute>((path): path is PageAddress => path.startsWith('/'))

export const IsRouteProvider = Context.Provider

export const useIsRoute = (): IsRoute => useContext(Context)
