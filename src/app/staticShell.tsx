import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { texts } from '../i18n'
import type { Platform } from '../platform'
import { createClock, nothing } from '../platform/clock'
import { browserRandom } from '../platform/random'
import { noSocialLogin } from '../platform/social'
import { PagesProvider } from '../stores/pages'
import { RootStore } from '../stores/RootStore'
import { StoresProvider } from '../stores/react'
import { App } from './App'
import { pages, placeAt } from './places'

/** The first frame of `/` as markup, for a visitor and for a player: what React shows before any reply has come. */
export async function staticShell(): Promise<{ visitor: string; player: string }> {
  await Promise.all([texts.load('common'), placeAt('/', '')?.route.screen?.preload()])
  return { visitor: render(null), player: render('token') }
}

function render(token: string | null): string {
  return renderToString(
    <StoresProvider value={new RootStore(nowhere(token))}>
      <PagesProvider value={pages}>
        <StaticRouter location="/">
          <App />
        </StaticRouter>
      </PagesProvider>
    </StoresProvider>,
  )
}

/** A platform without a browser: the build has none, and a first frame asks nothing of it but the token. */
function nowhere(token: string | null): Platform {
  const empty = { get: () => null, set: () => undefined, remove: () => undefined }
  return {
    random: browserRandom,
    social: noSocialLogin,
    clock: createClock({ now: () => 0 }),
    storage: {
      local: { ...empty, get: (key) => (key === 'token' ? token : null) },
      session: empty,
      onChange: () => nothing,
    },
    networkType: () => '4g',
    sendBeacon: () => true,
    visibility: { hidden: () => false, onShow: () => nothing, onHide: () => nothing },
    device: {
      platform: 0,
      os: 'other',
      model: '',
      inWrapper: false,
      standalone: false,
      iosChrome: false,
      referrer: '',
      reducedMotion: () => true,
    },
  }
}
