import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { texts } from '../i18n'
import { memoryStorage } from '../platform/memory'
import { noBrowser } from '../platform/noBrowser'
import { PagesProvider } from '../stores/pages'
import { RootStore } from '../stores/RootStore'
import { StoresProvider } from '../stores/react'
import { App } from './App'
import { pages, placeAt } from './places'

/** The first frame of `/` as markup, for a visitor and for a player: what React shows before any reply has come. */
export async function staticShell(): Promise<{ visitor: string; player: string }> {
  await Promise.all([texts.load('common'), placeAt('/', '')?.route.screen?.preload()])
  return { visitor: render({}), player: render({ token: 'token' }) }
}

/** A first frame asks nothing of the platform but the token. */
function render(kept: { token?: string }): string {
  const platform = noBrowser({ storage: memoryStorage(kept) })
  return renderToString(
    <StoresProvider value={new RootStore(platform)}>
      <PagesProvider value={pages}>
        <StaticRouter location="/">
          <App />
        </StaticRouter>
      </PagesProvider>
    </StoresProvider>,
  )
}
