import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { LOCALES, texts } from '../../i18n'
import { noBrowser } from '../../platform/noBrowser'
import { memoryStorage } from '../../platform/storage/memory'
import { RootStore } from '../../stores/core/RootStore'
import { StoresProvider } from '../../stores/core/react'
import { IsRouteProvider } from '../../stores/shell/isRoute'
import { type VipTheme, vipThemes } from '../../theme/vip'
import { preloadScene } from '../../ui/art/scene/HeroScene'
import { App } from '../App'
import { isRoute } from '../routing/places'
import { homeRoute } from '../routing/route'

/** The lobby of a visitor, and of a player without and with a draw waiting, which differ by their words only. */
export type FrameName = 'visitor' | 'player' | 'waiting'

/** Prerenders the first frame of `/` in a locale, or, for a player's theme, in that theme. */
export async function staticFrame(name: FrameName, locale: string, vip: VipTheme = 1): Promise<string> {
  await texts.use(LOCALES.find(({ code }) => code === locale)?.code ?? 'en-US')
  await Promise.all([texts.load('common'), homeRoute.screen.preload(), preloadScene(vip)])
  const storage = memoryStorage(name === 'visitor' ? {} : { token: 'token' })
  const dots = { errcode: 0, canReceiveDrawChance: name === 'waiting' }
  const fetch = async () => Response.json(dots)
  const root = new RootStore(noBrowser({ storage }), { showType: vip, fetch })
  await root.activities.load()
  return renderToString(
    <StoresProvider value={root}>
      <IsRouteProvider value={isRoute}>
        <StaticRouter location="/">
          <App />
        </StaticRouter>
      </IsRouteProvider>
    </StoresProvider>,
  )
}

export { LOCALES }

/** Every theme but the one of the frames. */
export const OTHER_THEMES = vipThemes.filter((vip) => vip !== 1)
