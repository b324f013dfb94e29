import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { directionOf, useTranslation } from '../../i18n'
import { GameStore } from '../../stores/game/GameStore'
import { hostMessages } from '../../stores/game/hostMessages'
import { useFeature, useStores } from '../../stores/react/stores'
import { usePageHidden } from '../../stores/react/usePageHidden'
import { GameCover } from './GameCover'
import { TurnHint } from './TurnHint'

type Request = 'exit' | 'deposit'

/** The game iframe; only messages from this frame and its own origin are accepted. */
export const GameFrame = observer(function GameFrame({ onRequest }: { onRequest: (request: Request) => void }) {
  const store = useFeature(GameStore)
  const root = useStores()
  const { platform, prefs } = root
  const { t, i18n } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  const [loads, setLoads] = useState(0)
  const latestRequest = useRef(onRequest)
  latestRequest.current = onRequest
  const { phase, game } = store
  const url = phase.name === 'running' ? phase.url : null
  const ready = phase.name === 'running' && phase.ready

  useEffect(() => {
    if (url === null) return
    const { origin } = new URL(url, platform.location.origin)
    const receive = (event: MessageEvent<unknown>) => {
      if (event.source !== frame.current?.contentWindow || event.origin !== origin) return
      const request = store.receive(event.data)
      if (request) latestRequest.current(request)
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [url, store, platform])

  const { sound } = prefs
  const { showType } = root
  const { language: locale } = i18n
  const hidden = usePageHidden()
  const paused = store.isCovered || hidden
  useEffect(() => {
    // Once it has loaded, for language and theme to be known before it is ready, and again when it is.
    if (url === null || (loads === 0 && !ready)) return
    const { origin } = new URL(url, platform.location.origin)
    const messages = hostMessages({ sound, paused, locale, dir: directionOf(locale), showType })
    for (const message of messages) frame.current?.contentWindow?.postMessage(message, origin)
  }, [url, loads, ready, sound, paused, locale, showType, platform])

  // Into the game, unless the player has moved the focus.
  useEffect(() => {
    const { activeElement } = document
    if (ready && (activeElement === document.body || activeElement?.matches('h1'))) frame.current?.focus()
  }, [ready])

  return (
    <>
      <Root>
        {url !== null && (
          <iframe
            key={url}
            ref={frame}
            src={url}
            title={game?.name ?? t('title.game')}
            onLoad={() => {
              store.loaded()
              setLoads((count) => count + 1)
            }}
            // biome-ignore lint/nursery/noUnsafeIframeSandbox: a frame without its origin is dead offline; production frames only foreign hosts
            sandbox="allow-scripts allow-same-origin"
            allow="autoplay; fullscreen"
            referrerPolicy="origin"
          />
        )}
        {!ready && <GameCover gameId={store.gameId} />}
      </Root>
      {ready && <TurnHint landscape={phase.landscape} />}
    </>
  )
})

const Root = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 0;
  iframe {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    border: 0;
  }
`
