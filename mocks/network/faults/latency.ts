import { nearest, shown, WordError } from '../controls/suggestions'

/** The network types that an app can see. */
export type SeenNetwork = 'slow-2g' | '2g' | '3g' | null

/** How late replies arrive, and what network the app sees meanwhile (null = the browser's own). */
export interface Latency {
  word: string
  ms: number
  network: SeenNetwork
}

/** The latency words of the control surface. */
export const LATENCIES: readonly Latency[] = [
  { word: 'none', ms: 0, network: null },
  { word: 'fast', ms: 60, network: null },
  { word: '4g', ms: 150, network: null },
  { word: '3g', ms: 600, network: '3g' },
  { word: '2g', ms: 2000, network: '2g' },
  { word: 'slow-2g', ms: 3000, network: 'slow-2g' },
]

/** The longest wait that a word may ask for, ms. */
export const LONGEST = 600_000

/** Reads a latency: one of the words or a number of ms. */
export const parseLatency = (word: unknown): Latency => {
  const text = typeof word === 'number' ? String(word) : typeof word === 'string' ? word.trim() : ''
  const named = LATENCIES.find((latency) => latency.word === text)
  if (named) return named
  if (/^\d{1,6}$/.test(text) && Number(text) <= LONGEST)
    return { word: String(Number(text)), ms: Number(text), network: null }
  const words = LATENCIES.map((latency) => latency.word)
  const near = text ? ` (nearest: ${nearest(text, words, 1).join()})` : ''
  throw new WordError(
    `'${shown(word)}' is no latency${near}; one of ${words.join(', ')}, or a number of ms up to ${LONGEST}.`,
  )
}
