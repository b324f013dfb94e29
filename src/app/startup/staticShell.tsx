import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { texts } from '../../i18n'
import { noBrowser } from '../../platform/noBrowser'
import { memoryStorage } from '../../platform/storage/memory'
import { RootStore } from '../../stores/core/RootStore'
import { StoresProvider } from '../../stores/core/react'
import { PagesProvider } from '../../stores/shell/pages'
import { App } from '../App'
import { pages } from '../routing/places'
import { homeRoute } from '../routing/route'

/** Prerenders the first frame of `/` for a visitor and for a player. */
export async function staticShell(): Promise<{ visitor: string; player: string }> {
  await Promise.all([texts.load('common'), homeRoute.screen?.preload()])
  return { visitor: render({}), player: render({ token: 'token' }) }
}

/** The first frame reads only the token from the platform. */
function render(stored: { token?: string }): string {
  const platform = noBrowser({ storage: memoryStorage(stored) })
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
