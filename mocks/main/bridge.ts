import * as v from 'valibot'
import { FRAME_MARK } from '../../src/contract/game/frame'
import type { GameEvent, GameReply } from '../games/messages'
import type { Backend } from '../network/state/backend'
import { appToken } from './app'
import { lookOfPage, onLook } from './look'

const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Messages of a frame; others are ignored. */
const requestSchema = v.variant('type', [
  v.object({ mark: v.literal(FRAME_MARK), type: v.literal('hello'), id: number }),
  v.object({ mark: v.literal(FRAME_MARK), type: v.literal('spin'), id: number, bet: number }),
])
type FrameRequest = v.InferOutput<typeof requestSchema>

/** What the bridge needs of a backend. */
type World = Pick<Backend, 'handleInternal' | 'reportError'>

const ownFrames = (): Window[] => [...document.querySelectorAll('iframe')].flatMap((frame) => frame.contentWindow ?? [])

/** The frame of this page that sent a message; null for any other sender. */
const ownFrame = ({ source, origin }: MessageEvent): Window | null =>
  (origin === location.origin && ownFrames().find((frame) => frame === source)) || null

/** Frames of another origin are not demo games; the target origin keeps the message from them. */
const sendLook = (frame: Window): void => {
  const event: GameEvent = { mark: FRAME_MARK, type: 'look', look: lookOfPage() }
  frame.postMessage(event, location.origin)
}

const replyTo = async (backend: World, frame: Window, request: FrameRequest): Promise<GameReply> => {
  // The session is in the frame's address, which the world created.
  const address = new URLSearchParams(frame.location.search)
  const sessionId = address.get('session') ?? ''
  const spin = request.type === 'spin'
  const result = await backend.handleInternal({
    name: spin ? 'slotSpin' : 'slotHello',
    token: appToken() ?? '',
    body: spin ? { sessionId, gameId: Number(address.get('gameId')), bet: request.bet } : { sessionId },
  })
  const { mark, id } = request
  const code = Number(result['errcode'])
  if (code !== 0) return { mark, type: 'refused', id, code }
  // The core has validated the reply against slotSpin or slotHello, which match the messages.
  return (spin ? { mark, type: 'spun', id, spin: result } : { ...result, mark, type: 'welcome', id }) as never
}

/** Answers the messages of the demo games' frames and sends them the page's theme. Returns the undo. */
export const openBridge = (backend: World): (() => void) => {
  const onMessage = (event: MessageEvent): void => {
    const frame = ownFrame(event)
    const request = v.safeParse(requestSchema, event.data)
    if (!frame || !request.success) return
    if (request.output.type === 'hello') sendLook(frame)
    void replyTo(backend, frame, request.output)
      .then((reply) => frame.postMessage(reply, location.origin))
      .catch((error) => backend.reportError(`a game's frame got no reply: ${String(error)}`))
  }
  window.addEventListener('message', onMessage)
  const stopLook = onLook(() => ownFrames().forEach(sendLook))
  return () => {
    window.removeEventListener('message', onMessage)
    stopLook()
  }
}
