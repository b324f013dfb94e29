import type { FRAME_MARK } from '../../src/contract/game/frame'

type Marked<T> = { mark: typeof FRAME_MARK } & T

/** The symbols of the demo slot, rarest first. */
export type SlotSymbol = 'seven' | 'crown' | 'gem' | 'bell' | 'clover' | 'cherries' | 'lemon'

/** A paid line: number, symbol and win in cents. */
export interface SlotLine {
  line: number
  symbol: SlotSymbol
  win: number
}

/** A settled spin; money in cents. */
export interface SlotSpin {
  /** Three reels of three symbols each, from the top. */
  reels: readonly (readonly SlotSymbol[])[]
  lines: readonly SlotLine[]
  bet: number
  win: number
  coin: number
}

/** The theme of the page around a game: custom properties, and whether motion is reduced. */
export interface GameLook {
  tokens: Readonly<Record<string, string>>
  still: boolean
}

/** Sent by the host: before the welcome, and whenever the theme changes. */
export type GameEvent = Marked<{ type: 'look'; look: GameLook }>

/** Requests of a game to the world behind its host. */
export type GameRequest = Marked<{ type: 'hello'; id: number } | { type: 'spin'; id: number; bet: number }>

/** Replies, by request id. */
export type GameReply = Marked<
  | {
      type: 'welcome'
      id: number
      name: string
      mode: 'real' | 'demo'
      coin: number
      bets: readonly number[]
      /** Return to player, hundredths of a percent. */ rtp: number /** Times a fifth of the bet, by symbol. */
      pays: Readonly<Record<SlotSymbol, number>>
      last?: SlotSpin
    }
  | { type: 'spun'; id: number; spin: SlotSpin }
  | { type: 'refused'; id: number; code: number }
>
