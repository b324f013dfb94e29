import type { Stop } from '../clock'

/** A key held down is one tap: browsers press a button again for each repeat of Enter. Returns the undo. */
export const ignoreHeldEnter = (): Stop => {
  const ignore = (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement) event.preventDefault()
  }
  addEventListener('keydown', ignore)
  return () => removeEventListener('keydown', ignore)
}
