import { createContext } from 'react'

/** Registers an open dialog by what closes it; the returned function removes it. */
type PushLayer = (close: () => void) => () => void

/** Provided by the app, whose back button closes the dialog that was registered last. */
export const Layers = createContext<PushLayer>(() => () => undefined)
