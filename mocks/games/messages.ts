import type { FRAME_MARK } from '../../src/contract/game/frame'

type Marked<T> = { mark: typeof FRAME_MARK } & T

/** The symbols of the demo slot, rarest first. */
export type SlotSymbol = 'seven' | 'crown' | 'gem' | 'bell' | 'clover' | 'cherries' | 'lemon'

/** A paid line of a spin: its number, what stands on it and the win in cents. */
export interface SlotLine {
  line: number
  symbol: SlotSymbol
  win: number
}

/** One settled spin of the demo slot; money in cents. */
export interface SlotSpin {
  /** Three reels of three symbols each, from the top. */
  reels: readonly (readonly SlotSymbol[])[]
  lines: readonly SlotLine[]
  bet: number
  win: number
  /** The balance after the spin. */
  coin: number
}

/** How the page around a game looks: its colours and radii by custom property, and whether motion is reduced. */
export interface GameLook {
  tokens: Readonly<Record<string, string>>
  still: boolean
}

/** What the page around a game says by itself: before the welcome, and whenever its look changes. */
export type GameNews = Marked<{ type: 'look'; look: GameLook }>

/** What a demo game asks of the world behind its host. */
export type GameAsk = Marked<{ type: 'hello'; id: number } | { type: 'spin'; id: number; bet: number }>

/** What the world answers, by the ask's id. */
export type GameAnswer = Marked<
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
