import { recipeNames } from '../../src/theme/recipes/names'
import { leaves, propertyName, vars } from '../../src/theme/vars'
import type { GameLook } from '../games/messages'

const names = [
  ...leaves(vars).map(([path]) => propertyName(path)),
  ...recipeNames.map((name) => propertyName(['recipe', name])),
]

/** The page's computed tokens and whether motion is reduced. */
export const lookOfPage = (): GameLook => {
  const style = getComputedStyle(document.documentElement)
  const value = (name: string) => style.getPropertyValue(name).trim()
  return { tokens: Object.fromEntries(names.map((name) => [name, value(name)])), still: value('--motion') === '0' }
}

/** Notifies on changes of the page's theme or motion. Returns the unsubscribe. */
export const onLook = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-vip', 'data-motion'] })
  const device = matchMedia('(prefers-reduced-motion: reduce)')
  device.addEventListener('change', listener)
  return () => {
    observer.disconnect()
    device.removeEventListener('change', listener)
  }
}
