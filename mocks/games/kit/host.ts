import * as v from 'valibot'
import { FRAME_MARK, type GameMessage, type HostMessage, hostMessage } from '../../../src/contract/game/frame'
import { playCalls } from '../../world/game/playCalls'
import {
  bridgeMessage,
  type GameLook,
  type GameSkin,
  NO_REPLY,
  type PlayBody,
  type PlayName,
  type PlayReply,
} from '../messages'
import { pause } from './dom'
import { sound } from './sound'
import { t } from './text'

type Unmarked<T> = T extends { mark: string } ? Omit<T, 'mark'> : never

/** A reply, or the code with which the world refused. */
export type Answer<N extends PlayName> = { ok: true; value: PlayReply<N> } | { ok: false; code: number }

const waiting = new Map<number, (code: number, body: unknown) => void>()
let serial = 0

const applyLook = ({ tokens, still, locale, dir }: GameLook): void => {
  const { documentElement: page } = document
  for (const [name, value] of Object.entries(tokens)) page.style.setProperty(name, value)
  page.dataset['still'] = String(still)
  page.lang = locale
  page.dir = dir
}

let applied: GameSkin | undefined

/** The game's art; there once the world has greeted. */
export const skin = (): GameSkin => {
  if (!applied) throw new Error('no skin before the greeting')
  return applied
}

const applySkin = (given: GameSkin): void => {
  applied = given
  const { style } = document.documentElement
  style.setProperty('--scene', given.scene)
  for (const [name, value] of Object.entries(given.colors)) style.setProperty(`--${name}`, value)
}

/** What had the focus when the game was paused. */
let focused: Element | null = null

/** Something covers the game: it is silent and takes no input, so no round begins. */
const showPaused = (paused: boolean): void => {
  if (paused && !document.body.inert) focused = document.activeElement
  document.body.inert = paused
  if (!paused && document.hasFocus() && focused instanceof HTMLElement) focused.focus()
  sound.paused = paused
  if (paused) document.documentElement.dataset['paused'] = t('paused')
  else delete document.documentElement.dataset['paused']
}

const follow = (message: HostMessage): void => {
  if (message.type === 'sound') sound.on = message.on
  else if (message.type === 'pause' || message.type === 'resume') showPaused(message.type === 'pause')
  // Language and theme come with the look.
}

/** Only messages of the page around this frame, of its own origin and of a known shape are accepted. */
window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
  if (source !== parent || origin !== location.origin) return
  const bridge = v.safeParse(bridgeMessage, data)
  const host = v.safeParse(hostMessage, data)
  if (host.success) follow(host.output)
  if (!bridge.success) return
  const { output } = bridge
  if (output.type === 'look') applyLook(output.look)
  else if (output.type === 'skin') applySkin(output.skin)
  else {
    waiting.get(output.id)?.(output.code, output.body)
  }
})

/** Tells the host: ready, busy, idle, a round, the balance, exit, an error. */
export const notifyHost = (message: Unmarked<GameMessage>): void =>
  parent.postMessage({ mark: FRAME_MARK, ...message }, location.origin)

/** Refusals that end the game: there is no session any more, of the player or of the game. */
const ENDED: readonly number[] = [401, 5001]

/** Without a reply for so long, a call counts as lost, ms. */
const PATIENCE = 8_000
const AGAIN_AFTER = 1_000

/** Makes a call to the world behind the host. */
const callOnce = <N extends PlayName>(name: N, body: object): Promise<Answer<N>> =>
  new Promise((resolve) => {
    const id = ++serial
    const late = setTimeout(() => waiting.get(id)?.(NO_REPLY, null), PATIENCE)
    waiting.set(id, (code, reply) => {
      clearTimeout(late)
      waiting.delete(id)
      const schema = playCalls.find((call) => call.name === name)?.reply
      const value = v.safeParse(schema ?? v.never(), reply)
      if (ENDED.includes(code)) notifyHost({ type: 'error', code })
      // The schema is that of the call's name, which the compiler cannot follow through the union.
      if (code === 0 && value.success) resolve({ ok: true, value: value.output as PlayReply<N> })
      // A reply of the wrong shape says as little of what the world did as none.
      else resolve({ ok: false, code: code === 0 ? NO_REPLY : code })
    })
    parent.postMessage({ mark: FRAME_MARK, type: 'call', id, name, body }, location.origin)
  })

/** Lets the world's stopped clock run. */
export const runClock = (): void => parent.postMessage({ mark: FRAME_MARK, type: 'runClock' }, location.origin)

/** Reads from the world; `NO_REPLY` when the call is lost. */
export const query = <N extends PlayName>(name: N, body: PlayBody<N>): Promise<Answer<N>> => callOnce(name, body)

/** `randomUUID` needs a secure context, which a phone on a plain address of the network has not. */
const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Makes a call that moves money. A lost one is repeated under the same id until the world answers, so that it counts
 * once; `onLost` says so meanwhile.
 */
export const mutate = async <N extends PlayName>(
  name: N,
  body: Omit<PlayBody<N>, 'requestId'>,
  onLost: () => void,
): Promise<Answer<N>> => {
  const requestId = newRequestId()
  for (;;) {
    const answer = await callOnce(name, { ...body, requestId })
    if (answer.ok || answer.code !== NO_REPLY) return answer
    onLost()
    await pause(AGAIN_AFTER)
  }
}
