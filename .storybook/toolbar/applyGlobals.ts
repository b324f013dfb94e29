import { addons } from 'storybook/preview-api'
import { directionOf as directionOfLocale } from '../../src/i18n/supportedLocales'
import { globalCss } from '../../src/theme/globalCss'
import { applyColorVision } from './colorVision'
import { noticeCss, showChanges } from './notice'
import type { Globals } from './storyAddress'
import { themeOf } from './themeOf'
import '../../src/theme/fonts.css'

const sheet = document.createElement('style')
// A story is the first page of a visit, which gets no focus. The product removes list markers; docs pages need them.
sheet.textContent = `${globalCss}${noticeCss}[tabindex='-1']:focus{outline:none}.sbdocs-content ol{list-style:decimal}.sbdocs-content ul{list-style:disc}.sbdocs-content .sb-story :is(ol,ul){list-style:none}`
document.head.append(sheet)

export function directionOf({ direction, locale }: Globals): 'ltr' | 'rtl' {
  if (direction === 'ltr' || direction === 'rtl') return direction
  return directionOfLocale(String(locale))
}

/** Applies the toolbar state to the document, where the app applies the player's settings. */
export function applyGlobals(globals: Globals): void {
  const page = document.documentElement
  page.dataset['vip'] = String(themeOf(globals))
  page.dataset['motion'] = String(globals['motion'])
  page.style.fontSize = `${globals['textScale']}%`
  applyColorVision(globals['colorVision'])
  // A docs page is in English whatever the story's locale.
  const isDocs = new URLSearchParams(location.search).get('viewMode') === 'docs'
  page.lang = isDocs ? 'en' : String(globals['locale'])
  page.dir = isDocs ? 'ltr' : directionOf(globals)
}

let current: Globals = {}
const listeners = new Set<() => void>()

/** The toolbar state, for components outside of stories. */
export const toolbar = {
  get: () => current,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

// A docs page without a story gets no decorator, so listen to the channel.
void addons.ready().then((channel) => {
  const apply = ({ globals }: { globals: Globals }) => {
    current = globals
    applyGlobals(globals)
    for (const listener of listeners) listener()
  }
  channel.on('setGlobals', apply)
  channel.on('globalsUpdated', (event: { globals: Globals }) => {
    showChanges(current, event.globals)
    apply(event)
  })
})
