import { createContext } from 'react'

/** Registers an open dialog by what closes it, false when it refuses; the returned function removes it. */
type PushLayer = (close: () => boolean) => () => void

/** Provided by the app, whose back button closes the dialog that was registered last. */
export const Layers = createContext<PushLayer>(() => () => undefined)
