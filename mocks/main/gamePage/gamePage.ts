import * as v from 'valibot'
import { gameMessage } from '../../../src/contract/game/frame'
import { globalCss } from '../../../src/theme/globalCss'
import { openBridge } from '../bridge'

// The page of a game on the mock server: around the game's own frame, a host whose bridge reaches the world by HTTP.
// It may itself be the frame of an app of another origin, which hears the game's messages.

const style = document.createElement('style')
style.textContent = globalCss
document.head.append(style)

const world = new URLSearchParams(location.search).get('world')

openBridge({
  handleGame: async ({ name, body }) => {
    const headers: HeadersInit = { 'content-type': 'application/json', ...(world && { 'x-mock-world': world }) }
    try {
      const reply = await fetch(`/games/${name}`, { method: 'POST', headers, body: JSON.stringify(body) })
      return { status: reply.status, headers: {}, body: await reply.text() }
    } catch {
      return 'network error'
    }
  },
  reportError: (what) => {
    throw new Error(what)
  },
})

const frame = document.createElement('iframe')
frame.title = 'Game'
frame.src = `./frame/${location.search}`
Object.assign(frame.style, { position: 'fixed', inset: '0', inlineSize: '100%', blockSize: '100%', border: '0' })
document.body.append(frame)

window.addEventListener('message', ({ source, data }: MessageEvent) => {
  const forApp = source === frame.contentWindow && v.is(gameMessage, data)
  if (forApp && parent !== window) parent.postMessage(data, '*')
})
