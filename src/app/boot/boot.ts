import { chooseLocale, directionOf } from '../../i18n/locales'
import { rememberedFirstPaint } from '../../platform/page/firstPaint'
import { browserCookies } from '../../platform/storage/cookies'
import { askEarly } from './askEarly'
import { paintFrame } from './paintFrame'
import { keepTaps } from './taps'

// Inlined by the build into the page's head: sets theme and language, asks for the configuration, shows the static
// frame, then starts the code.
const page = document.documentElement
const paint = rememberedFirstPaint()
const locale = chooseLocale([browserCookies.read('locale'), ...navigator.languages])
page.dataset['vip'] = paint?.vip ?? '1'
if (paint?.waiting) page.dataset['waiting'] = ''
page.lang = locale
page.dir = directionOf(locale)
if (import.meta.env.EARLY) askEarly(locale)
keepTaps()

function show(): void {
  if (location.pathname === '/') paintFrame(locale, paint)
  // A hidden page gets no animation frames, hence the timer.
  requestAnimationFrame(() => setTimeout(start))
  setTimeout(start, 250)
}

let started = false

function start(): void {
  if (started) return
  started = true
  run([...document.querySelectorAll<HTMLLinkElement>('link[data-start]')]).catch(reloadOnce)
}

/** Evaluates the files of the first load one after another, each in a task of its own; the last one starts the app. */
async function run(files: readonly HTMLLinkElement[]): Promise<void> {
  for (const { href } of files) {
    await import(/* @vite-ignore */ href)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

let leaving = false
addEventListener('beforeunload', () => {
  leaving = true
})

/**
 * A chunk that fails to load may belong to a previous version: reload the page, once per build (spec §8). Not while the page
 * is being left, which fails its requests too: the reload would cancel that navigation.
 */
function reloadOnce(error: unknown): never {
  const { build = '' } = page.dataset
  if (!leaving && sessionStorage.getItem('reloaded') !== build) {
    sessionStorage.setItem('reloaded', build)
    location.reload()
  }
  throw error
}

// The page is parsed but not painted yet.
document.addEventListener('readystatechange', show, { once: true })
