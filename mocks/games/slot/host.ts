import type { GameMessage } from '../../../src/contract/game/frame'
import type { GameEvent, GameLook, GameReply, GameRequest } from '../messages'

const mark = 'kismara-game'
type Unmarked<T> = T extends { mark: string; id: number }
  ? Omit<T, 'mark' | 'id'>
  : T extends { mark: string }
    ? Omit<T, 'mark'>
    : never

const waiting = new Map<number, (reply: GameReply) => void>()
let serial = 0

const applyLook = ({ tokens, still }: GameLook): void => {
  const { style, dataset } = document.documentElement
  for (const [name, value] of Object.entries(tokens)) style.setProperty(name, value)
  dataset['still'] = String(still)
}

window.addEventListener('message', ({ source, origin, data }: MessageEvent<GameReply | GameEvent>) => {
  if (source !== parent || origin !== location.origin || data?.mark !== mark) return
  if (data.type === 'look') return applyLook(data.look)
  waiting.get(data.id)?.(data)
  waiting.delete(data.id)
})

/** Sends the host a message: ready, busy, idle, the balance, exit. */
export const notifyHost = (message: Unmarked<GameMessage>): void =>
  parent.postMessage({ mark, ...message }, location.origin)

/** Sends a request to the world behind the host. */
export const request = (message: Unmarked<GameRequest>): Promise<GameReply> =>
  new Promise((resolve) => {
    const id = ++serial
    waiting.set(id, resolve)
    parent.postMessage({ mark, id, ...message }, location.origin)
  })
