import * as v from 'valibot'
import { FRAME_MARK } from '../../src/contract/game/frame'
import type { GameAnswer, GameNews } from '../games/messages'
import type { Backend } from '../network/state/backend'
import { codeOf } from '../network/state/recording'
import { appToken } from './app'
import { lookOfPage, onLook } from './look'

const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** What a frame may ask; anything else is not heard. */
const askSchema = v.variant('type', [
  v.object({ mark: v.literal(FRAME_MARK), type: v.literal('hello'), id: number }),
  v.object({ mark: v.literal(FRAME_MARK), type: v.literal('spin'), id: number, bet: number }),
])
type FrameAsk = v.InferOutput<typeof askSchema>

const ownFrames = (): Window[] => [...document.querySelectorAll('iframe')].flatMap((frame) => frame.contentWindow ?? [])

/** The window of one of this page's own frames, or null for whoever else sent a message. */
const ownFrame = ({ source, origin }: MessageEvent): Window | null =>
  (origin === location.origin && ownFrames().find((frame) => frame === source)) || null

/** A frame of another origin is not one of the demo's games: the browser keeps the message from it. */
const sendLook = (frame: Window): void => {
  const news: GameNews = { mark: FRAME_MARK, type: 'look', look: lookOfPage() }
  frame.postMessage(news, location.origin)
}

const answerOf = async (backend: Backend, frame: Window, ask: FrameAsk): Promise<GameAnswer> => {
  // Which session a frame plays stands in its own address, which the world gave it.
  const address = new URLSearchParams(frame.location.search)
  const sessionId = address.get('session') ?? ''
  const spin = ask.type === 'spin'
  const reply = await backend.askInside({
    name: spin ? 'slotSpin' : 'slotHello',
    token: appToken() ?? '',
    body: spin ? { sessionId, gameId: Number(address.get('gameId')), bet: ask.bet } : { sessionId },
  })
  const { mark, id } = ask
  const code = Number(codeOf(reply))
  if (code !== 0) return { mark, type: 'refused', id, code }
  // The core has just held the reply to the schema of slotSpin or slotHello, which are what the messages say.
  return (spin ? { mark, type: 'spun', id, spin: reply } : { ...reply, mark, type: 'welcome', id }) as never
}

/** Hears what the demo games ask from their frames, lets the world answer, and keeps them in the page's look. */
export const openBridge = (backend: Backend): (() => void) => {
  const hear = (event: MessageEvent): void => {
    const frame = ownFrame(event)
    const ask = v.safeParse(askSchema, event.data)
    if (!frame || !ask.success) return
    if (ask.output.type === 'hello') sendLook(frame)
    void answerOf(backend, frame, ask.output)
      .then((answer) => frame.postMessage(answer, location.origin))
      .catch((error) => backend.complain(`a game's frame got no answer: ${String(error)}`))
  }
  window.addEventListener('message', hear)
  const stopLook = onLook(() => ownFrames().forEach(sendLook))
  return () => {
    window.removeEventListener('message', hear)
    stopLook()
  }
}
