import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { enableStaticRendering } from 'mobx-react-lite'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { BannerScene } from '../../features/home/banner/HomeBanner'
import { JackpotStrip } from '../../features/home/jackpotStrip/JackpotStrip'
import { ShelvesSkeleton } from '../../features/home/shelves/ShelvesSkeleton'
import { LOCALES, texts } from '../../i18n'
import { readTexts } from '../../i18n/files'
import { noBrowser } from '../../platform/noBrowser'
import { memoryStorage } from '../../platform/storage/memory'
import { RootStore } from '../../stores/root/RootStore'
import { vipThemes } from '../../theme/vip'
import { preloadScene } from '../../ui/art/scene/HeroScene'
import { App } from '../App'
import { AppProviders } from '../AppProviders'
import { StartFailed } from '../pages/StartFailed'
import { homeRoute } from '../routing/route'

/**
 * The lobby of a visitor and of a player; for a player, the jackpots when a draw waits, the shelves of one who has
 * played, and the hero of another theme. On any page, that the start has failed.
 */
export type FrameName = 'visitor' | 'player' | 'waiting' | 'played' | 'failed' | `hero${string}`

// Otherwise each observer would wait to be mounted, which keeps the build alive for 17 s.
enableStaticRendering(true)

// With `compat` Emotion collects its styles instead of writing them beside each element.
const cache = createCache({ key: 'css', stylisPlugins: [] })
cache.compat = true

texts.readBy(readTexts)
const templates: string[] = []
// One after another: the texts have one language at a time.
for (const { code } of LOCALES) {
  await texts.use(code)
  await Promise.all([texts.load('common', 'messages'), homeRoute.screen.preload()])
  const player = await storesOf({ token: 'token' })
  add('visitor', code, await storesOf({}), <App />)
  add('player', code, player, <App />)
  add('waiting', code, await storesOf({ token: 'token' }, { waiting: true }), <JackpotStrip />)
  add('played', code, await storesOf({ token: 'token' }, { played: true }), <ShelvesSkeleton />)
  add('failed', code, await storesOf({}), <StartFailed />)
}
for (const vip of vipThemes) {
  if (vip === 1) continue
  await preloadScene(vip)
  add(`hero${vip}`, '', await storesOf({}), <BannerScene vip={vip} />)
}

/** The lobby's static first frames as templates, for the page to choose from, and their stylesheet. */
export const staticFrames = {
  body: templates.join(''),
  head: `<style data-emotion="css ${Object.keys(cache.inserted).join(' ')}">${Object.values(cache.inserted).join('')}</style>`,
}

async function storesOf(
  storage: Record<string, string>,
  { waiting = false, played = false }: { waiting?: boolean; played?: boolean } = {},
): Promise<RootStore> {
  const fetch = async () => Response.json({ errcode: 0, canReceiveDrawChance: waiting })
  const last = { showType: 1, waiting, played } as const
  const root = new RootStore(noBrowser({ storage: memoryStorage(storage) }), { showType: 1, last, fetch })
  // Offers come later: without them the banner waits, over the theme's scene.
  if (waiting) await root.activities.load()
  return root
}

function add(name: FrameName, locale: string, root: RootStore, content: ReactElement): void {
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <AppProviders root={root}>
        <StaticRouter location="/">
          <div data-painted aria-busy>
            {content}
          </div>
        </StaticRouter>
      </AppProviders>
    </CacheProvider>,
    { identifierPrefix: name },
  )
  // What belongs into the head, React writes first: the page has a title, and the frame's images need no preload.
  const frame = html.slice(html.indexOf('<div data-painted'))
  if (!frame.includes('class=')) throw new Error(`the static frame ${name} is empty`)
  // See `paintFrame`.
  const markup = frame.replaceAll(' style="', ' data-style="')
  templates.push(`<template data-frame="${name}" lang="${locale}">${markup}</template>`)
}
