import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { chooseLocale, texts } from '../i18n'
import { browserPlatform, type Platform } from '../platform'
import { DemoHelp, type DemoHelpValue } from '../stores/core/demo'
import { RootStore } from '../stores/core/RootStore'
import { StoresProvider } from '../stores/core/react'
import { PagesProvider } from '../stores/shell/pages'
import type { VipTheme } from '../theme/vip'
import { App } from './App'
import { keepLook } from './look'
import { pages, placeAt } from './places'
import { parseRuntimeConfig } from './runtimeConfig'

/** What an entry may put in the place of the real world: the demo brings its own date, network and helpers. */
export interface StartOptions {
  /** Parts of the browser that are another's. */
  platform?: Partial<Platform>
  /** Shows a theme whatever the player's level; look only. */
  theme?: VipTheme
  /** Lets games of our own origin run: those of the demo. */
  ownGames?: boolean
  /** Help for those who try the demo, such as accounts to sign in with. */
  demo?: DemoHelpValue
}

/** Starts the product in `#root`. */
export const start = async ({ platform: parts, theme, ownGames, demo }: StartOptions = {}): Promise<RootStore> => {
  const platform = browserPlatform(parts)
  const config = parseRuntimeConfig(document.querySelector<HTMLScriptElement>('#config')?.text)
  const root = new RootStore(platform, {
    ...config,
    ownGames,
    isBuilt: pages.isBuilt,
    showType: theme,
    language: () => texts.wanted,
  })
  const screen = placeAt(location.pathname, location.search)?.route.screen
  // Before the first call, which says which language is wanted.
  const translated = texts.use(chooseLocale([platform.cookies.read('locale'), ...navigator.languages]))
  root.start()
  keepLook(root)
  await Promise.all([translated, texts.load('common'), screen?.preload()])
  const element = document.getElementById('root')
  if (!element) throw new Error('the page has no #root')
  createRoot(element).render(
    <StoresProvider value={root}>
      <DemoHelp value={demo ?? null}>
        <PagesProvider value={pages}>
          <BrowserRouter>
            <App />
          </BrowserRouter>
        </PagesProvider>
      </DemoHelp>
    </StoresProvider>,
  )
  texts.onChange(() => root.refreshTexts())
  // What may have to be said later is there before it has to be.
  void texts.load('messages', 'titles')
  // Kept for offline use once everything that the page needs has come.
  if (import.meta.env.PROD) void import('../platform/device/pwa').then(({ browserPwa }) => browserPwa().start())
  return root
}
