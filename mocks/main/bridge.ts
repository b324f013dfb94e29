import * as v from 'valibot'
import { FRAME_MARK } from '../../src/contract/game/frame'
import { type BridgeMessage, clockRequest, type PlayRequest, playRequest } from '../games/messages'
import type { Backend } from '../network/state/backend'
import { gameTypes } from '../world/game/catalogue'
import { gameHello, playCalls } from '../world/game/playCalls'
import { appToken } from './app'
import { lookOfPage, onLook } from './look'
import { readReply } from './playReply'

/** What the bridge needs of a backend. */
type World = Pick<Backend, 'handleGame' | 'reportError'>

interface BridgeOptions {
  token?: () => string | null
  /** Lets the world's stopped clock run, when a game asks for it. */
  runClock: () => Promise<unknown>
}

const names: readonly string[] = playCalls.map(({ name }) => name)

const ownFrames = (): Window[] => [...document.querySelectorAll('iframe')].flatMap((frame) => frame.contentWindow ?? [])

/** The frame of this page that sent a message; null for any other sender. */
const ownFrame = ({ source, origin }: MessageEvent): Window | null =>
  (origin === location.origin && ownFrames().find((frame) => frame === source)) || null

/** Frames of another origin are not demo games; the target origin keeps the message from them. */
const send = (frame: Window, message: BridgeMessage): void => frame.postMessage(message, location.origin)

const sendLook = (frame: Window): void => send(frame, { mark: FRAME_MARK, type: 'look', look: lookOfPage() })

/** The art of the game that a greeting names. */
const sendSkin = async (frame: Window, greeting: unknown): Promise<void> => {
  const greeted = v.safeParse(gameHello.reply, greeting)
  if (!greeted.success) return
  const { gameId: id, name, type } = greeted.output
  const category = gameTypes.find((one) => one.id === type)?.key ?? ''
  // With the first game only: it draws with the thumbnails' code.
  const { skinOf } = await import('./skin')
  send(frame, { mark: FRAME_MARK, type: 'skin', skin: skinOf({ id, name, category }) })
}

const answer = async (backend: World, token: string | null, frame: Window, request: PlayRequest): Promise<void> => {
  const { id, name, body } = request
  if (!names.includes(name)) return
  // The session is in the frame's address, which the world created.
  const address = new URLSearchParams(frame.location.search)
  const seat = { sessionId: address.get('session') ?? '', gameId: Number(address.get('gameId')) }
  const reply = readReply(await backend.handleGame({ name, token: token ?? '', body: { ...body, ...seat } }))
  if (!reply) return
  if (name === gameHello.name) {
    sendLook(frame)
    await sendSkin(frame, reply.body)
  }
  send(frame, { mark: FRAME_MARK, type: 'reply', id, ...reply })
}

/** Answers the calls of the demo games' frames and sends them the page's theme. Returns the undo. */
export const openBridge = (backend: World, { token = appToken, runClock }: BridgeOptions): (() => void) => {
  const onMessage = (event: MessageEvent): void => {
    const frame = ownFrame(event)
    if (frame && v.is(clockRequest, event.data)) return void runClock()
    const request = v.safeParse(playRequest, event.data)
    if (!frame || !request.success) return
    answer(backend, token(), frame, request.output).catch((error) =>
      backend.reportError(`a game's frame got no reply: ${String(error)}`),
    )
  }
  window.addEventListener('message', onMessage)
  const stopLook = onLook(() => ownFrames().forEach(sendLook))
  return () => {
    window.removeEventListener('message', onMessage)
    stopLook()
  }
}
