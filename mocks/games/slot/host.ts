import type { GameMessage } from '../../../src/contract/game/frame'
import type { GameAnswer, GameAsk, GameLook, GameNews } from '../messages'

const mark = 'kismara-game'
type Unmarked<T> = T extends { mark: string; id: number }
  ? Omit<T, 'mark' | 'id'>
  : T extends { mark: string }
    ? Omit<T, 'mark'>
    : never

const waiting = new Map<number, (answer: GameAnswer) => void>()
let serial = 0

const wear = ({ tokens, still }: GameLook): void => {
  const { style, dataset } = document.documentElement
  for (const [name, value] of Object.entries(tokens)) style.setProperty(name, value)
  dataset['still'] = String(still)
}

window.addEventListener('message', ({ source, origin, data }: MessageEvent<GameAnswer | GameNews>) => {
  if (source !== parent || origin !== location.origin || data?.mark !== mark) return
  if (data.type === 'look') return wear(data.look)
  waiting.get(data.id)?.(data)
  waiting.delete(data.id)
})

/** Tells the host something: ready, busy, idle, the balance, the wish to leave. */
export const tell = (message: Unmarked<GameMessage>): void => parent.postMessage({ mark, ...message }, location.origin)

/** Asks the world behind the host and waits for its answer. */
export const ask = (question: Unmarked<GameAsk>): Promise<GameAnswer> =>
  new Promise((resolve) => {
    const id = ++serial
    waiting.set(id, resolve)
    parent.postMessage({ mark, id, ...question }, location.origin)
  })
