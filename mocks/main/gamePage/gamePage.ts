import * as v from 'valibot'
import { gameMessage, hostMessage } from '../../../src/contract/game/frame'
import { globalCss } from '../../../src/theme/globalCss'
import { openBridge } from '../bridge'

// The page of a game on the mock server: around the game's own frame, a host whose bridge reaches the world by HTTP.
// It may itself be the frame of an app of another origin, which hears the game's messages.

const style = document.createElement('style')
style.textContent = globalCss
document.head.append(style)

const world = new URLSearchParams(location.search).get('world')

const post = (path: string, body: unknown) =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(world && { 'x-mock-world': world }) },
    body: JSON.stringify(body),
  })

openBridge(
  {
    handleGame: async ({ name, body }) => {
      try {
        const reply = await post(`/games/${name}`, body)
        return { status: reply.status, headers: {}, body: await reply.text() }
      } catch {
        return 'network error'
      }
    },
    reportError: (what) => {
      throw new Error(what)
    },
  },
  { runClock: () => post('/__mock/clock', { run: true }) },
)

const frame = document.createElement('iframe')
frame.title = 'Game'
frame.src = `./frame/${location.search}`
Object.assign(frame.style, { position: 'fixed', inset: '0', inlineSize: '100%', blockSize: '100%', border: '0' })

/** The app around this page; the browser names its origin. */
const app = parent === window || document.referrer === '' ? null : new URL(document.referrer).origin

/** An app that says nothing of its language for so long gets the game in English, ms. */
const PATIENCE = 1_000

const show = (): void => {
  if (!frame.isConnected) document.body.append(frame)
}

/** The game's look follows this page's (`openBridge`); the rest is the game's own matter. */
const follow = (data: unknown): void => {
  const { success, output: message } = v.safeParse(hostMessage, data)
  if (!success) return
  const { documentElement: page } = document
  if (message.type === 'theme') page.dataset['vip'] = String(message.showType)
  else if (message.type === 'locale') {
    Object.assign(page, { lang: message.locale, dir: message.dir })
    show()
  } else frame.contentWindow?.postMessage(message, location.origin)
}

if (app === null) show()
else {
  setTimeout(show, PATIENCE)
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source === parent && origin === app) follow(data)
    if (source === frame.contentWindow && v.is(gameMessage, data)) parent.postMessage(data, app)
  })
}
