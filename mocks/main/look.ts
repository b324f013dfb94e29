import { recipeNames } from '../../src/theme/recipes/names'
import { leaves, propertyName, vars } from '../../src/theme/vars'
import type { GameLook } from '../games/messages'

const names = [
  ...leaves(vars).map(([path]) => propertyName(path)),
  ...recipeNames.map((name) => propertyName(['recipe', name])),
]

/** The page's computed tokens, motion, language and direction. */
export const lookOfPage = (): GameLook => {
  const { documentElement: page } = document
  const style = getComputedStyle(page)
  const value = (name: string) => style.getPropertyValue(name).trim()
  return {
    tokens: Object.fromEntries(names.map((name) => [name, value(name)])),
    still: value('--motion') === '0',
    locale: page.lang,
    dir: page.dir === 'rtl' ? 'rtl' : 'ltr',
  }
}

/** Notifies on changes of the page's theme, motion or language. Returns the unsubscribe. */
export const onLook = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-vip', 'data-motion', 'lang', 'dir'] })
  const device = matchMedia('(prefers-reduced-motion: reduce)')
  device.addEventListener('change', listener)
  return () => {
    observer.disconnect()
    device.removeEventListener('change', listener)
  }
}
