import { addons } from 'storybook/preview-api'
import { directionOf as directionOfLocale } from '../../src/i18n/locales'
import { globalCss } from '../../src/theme/globalCss'
import { toVipTheme } from '../../src/theme/vip'
import { applySight } from './colourVision'
import type { Globals } from './storyAddress'
import '../../src/theme/fonts.css'

const sheet = document.createElement('style')
// The product draws its lists itself; pages of docs want numbers and dots.
sheet.textContent = `${globalCss}.sbdocs-content ol{list-style:decimal}.sbdocs-content ul{list-style:disc}.sbdocs-content .sb-story :is(ol,ul){list-style:none}`
document.head.append(sheet)

/** The direction that the toolbar asks for. */
export function directionOf({ direction, locale }: Globals): 'ltr' | 'rtl' {
  if (direction === 'ltr' || direction === 'rtl') return direction
  return directionOfLocale(String(locale))
}

/** Puts the toolbar's choices on the page, where the app puts the player's. */
export function applyToPage(globals: Globals): void {
  const page = document.documentElement
  page.dataset['vip'] = String(toVipTheme(Number(globals['vip'])))
  page.dataset['motion'] = String(globals['motion'])
  page.style.fontSize = `${globals['textScale']}%`
  applySight(globals['sight'])
  // The words of a docs page are ours, not the story's.
  const isDocs = new URLSearchParams(location.search).get('viewMode') === 'docs'
  page.lang = isDocs ? 'en' : String(globals['locale'])
  page.dir = isDocs ? 'ltr' : directionOf(globals)
}

let globalsNow: Globals = {}
const listeners = new Set<() => void>()

/** The toolbar as it stands, for what is drawn outside of stories. */
export const toolbar = {
  get: () => globalsNow,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

// A page of docs without a story has nobody else who would tell it of the toolbar.
void addons.ready().then((channel) => {
  const take = ({ globals }: { globals: Globals }) => {
    globalsNow = globals
    applyToPage(globals)
    for (const listener of listeners) listener()
  }
  channel.on('setGlobals', take)
  channel.on('globalsUpdated', take)
})
