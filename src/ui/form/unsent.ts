import { createContext, useContext, useEffect } from 'react'

/** Registers work that a reload of the page would lose, until the returned function is called. */
export const UnsentWork = createContext<(isUnsent: () => boolean) => () => void>(() => () => undefined)

/** While `unsent`, the page does not reload by itself: the player has entered or chosen what is not sent yet. */
export function useUnsent(unsent: boolean): void {
  const add = useContext(UnsentWork)
  useEffect(() => (unsent ? add(() => true) : undefined), [unsent, add])
}
