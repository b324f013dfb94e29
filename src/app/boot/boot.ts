import { chooseLocale, directionOf } from '../../i18n/supportedLocales'
import { keepInstallPrompt } from '../../platform/device/installPrompt'
import { browserCookies } from '../../platform/storage/cookies'
import { makeEarlyCalls } from './earlyCalls'
import { expectedVisit } from './expectedVisit'
import { activateFonts } from './fonts'
import { paintFrame } from './paintFrame'
import { startCode } from './startCode'
import { recordTaps } from './taps'
import { whenPainted } from './whenPainted'

// Inlined by the build into the page's head: sets theme and language, fetches the configuration, shows the static
// frame, then starts the code.
const page = document.documentElement
const visit = expectedVisit()
const { paint } = visit
const locale = chooseLocale([browserCookies.read('locale'), ...navigator.languages])
page.dataset['vip'] = paint?.vip ?? '1'
if (paint?.waiting) page.dataset['waiting'] = ''
if (paint?.played) page.dataset['played'] = ''
page.lang = locale
page.dir = directionOf(locale)
recordTaps()
keepInstallPrompt()

function show(): void {
  const hasFrame = location.pathname === '/' && paintFrame(locale, visit)
  const hasCache = Boolean(navigator.serviceWorker?.controller)
  if (hasCache) activateFonts()
  whenPainted(hasFrame && !hasCache, () => {
    // First, so that a configuration which cannot be read stops only the early calls; the code says what is wrong with it.
    setTimeout(startCode)
    if (import.meta.env.EARLY) makeEarlyCalls(locale)
  })
}

// The page is parsed but not painted yet.
document.addEventListener('readystatechange', show, { once: true })
