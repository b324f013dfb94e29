import { clearTimers } from 'mobx-react-lite'
import { startTransition, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { chooseLocale, type ReadTexts, texts } from '../../i18n'
import { browserPlatform, type Platform } from '../../platform'
import { nothing } from '../../platform/clock'
import { earlyFetch } from '../../platform/page/early'
import { followMovedTexts } from '../../platform/page/movedTexts'
import { listenFirst } from '../../platform/page/popState'
import { keepInvitation } from '../../stores/auth/invitation'
import type { DemoHelpValue } from '../../stores/react/demoHelp'
import { RootStore } from '../../stores/root/RootStore'
import { toVipTheme, type VipTheme } from '../../theme/vip'
import { App } from '../App'
import { AppProviders } from '../AppProviders'
import { FILE_GONE } from '../boot/startEvent'
import { repeatTap } from '../boot/taps'
import { syncDocumentAttributes } from '../look'
import { preloadPage, routeTable } from '../routing/matchRoute'
import { parseRuntimeConfig } from './runtimeConfig'

/** Overrides of an entry; the demo replaces date, network and more. */
export interface StartOptions {
  readTexts: ReadTexts
  /** Overrides of the browser platform. */
  platform?: Partial<Platform>
  /** Overrides the theme of the player's level. */
  theme?: VipTheme
  /** Allows game frames of our own origin, as in the demo. */
  ownGames?: boolean
  /** Extras of the demo, such as accounts to log in with. */
  demo?: DemoHelpValue
}

/** Renders the app into `#root`. */
export const start = async ({
  readTexts,
  platform: parts,
  theme,
  ownGames,
  demo,
}: StartOptions): Promise<RootStore> => {
  listenFirst()
  followMovedTexts()
  // After a reload the finalizers of the old page still run, and clear a timer by its number in the new page, where it
  // is another one: React's, for example, which would then wait forever.
  addEventListener('pagehide', clearTimers)
  const platform = browserPlatform(parts)
  keepInvitation(platform.storage, location.search)
  const config = parseRuntimeConfig(document.querySelector<HTMLScriptElement>('#config')?.text)
  const { vip, waiting, played } = document.documentElement.dataset
  const root = new RootStore(platform, {
    ...config,
    fetch: earlyFetch,
    ownGames,
    showType: theme,
    // Set by the boot script, which checks the number.
    last: { showType: Number(vip) as VipTheme, waiting: waiting !== undefined, played: played !== undefined },
    language: () => texts.wanted,
  })
  texts.readBy(readTexts)
  // Before the first call, which sends the language.
  const translated = texts.use(chooseLocale([platform.cookies.read('locale'), ...platform.languages()]))
  root.start()
  addEventListener('vite:preloadError', () => root.fileFailed().catch(() => fileGone(root)))
  syncDocumentAttributes(root)
  await Promise.all([translated, texts.load('common'), preloadPage(location.pathname, location.search), preloadHero()])
  const element = document.getElementById('root')
  if (!element) throw new Error('the page has no #root')
  // A transition is rendered in slices; the static frame stays until all of it is done.
  startTransition(() =>
    createRoot(element).render(
      <AppProviders root={root} demo={demo}>
        <BrowserRouter>
          <App />
          <Takeover />
        </BrowserRouter>
      </AppProviders>,
    ),
  )
  texts.onChange(() => root.refreshTexts())
  void platform.idle().then(() => {
    void routeTable.preload()
    // So that a tap requests nothing.
    import('../../stores/activity/activityTap').catch(nothing)
    // The texts of later messages.
    void texts.load('messages', 'titles')
    void import('../../platform/storage/persist').then(({ keepInstalled }) => keepInstalled(platform.device), nothing)
  })
  return root
}

/** The hero of the static frame is on screen already: its scene must be there with the code. */
async function preloadHero(): Promise<void> {
  const vip = toVipTheme(Number(document.documentElement.dataset['vip']))
  if (vip === 1 || location.pathname !== '/') return
  const { preloadScene } = await import('../../ui/art/scene/HeroScene')
  await preloadScene(vip)
}

/** Waits for what goes on. Without the services that have failed, nothing else would bring the new build. */
const fileGone = (root: RootStore): void => {
  if (root.busy.isBusy()) root.platform.clock.after(1_000, () => fileGone(root))
  else dispatchEvent(new Event(FILE_GONE))
}

/** Runs once React has replaced the static frame. */
function Takeover() {
  useEffect(repeatTap, [])
  return null
}
