import { ControlError, excerpt, suggest } from '../controls/suggestions'

/** Values of `navigator.connection.effectiveType` that a latency can simulate. */
export type SeenNetwork = 'slow-2g' | '2g' | '3g' | null

/** A latency profile; `network` null = the browser's own network type. */
export interface Latency {
  word: string
  ms: number
  network: SeenNetwork
}

export const LATENCIES: readonly Latency[] = [
  { word: 'none', ms: 0, network: null },
  { word: 'fast', ms: 60, network: null },
  { word: '4g', ms: 150, network: null },
  { word: '3g', ms: 600, network: '3g' },
  { word: '2g', ms: 2000, network: '2g' },
  { word: 'slow-2g', ms: 3000, network: 'slow-2g' },
]

/** The longest latency, ms. */
export const LONGEST = 600_000

/** Parses a latency: a profile's name or a number of ms. */
export const parseLatency = (word: unknown): Latency => {
  const text = typeof word === 'number' ? String(word) : typeof word === 'string' ? word.trim() : ''
  const named = LATENCIES.find((latency) => latency.word === text)
  if (named) return named
  if (/^\d{1,6}$/.test(text) && Number(text) <= LONGEST)
    return { word: String(Number(text)), ms: Number(text), network: null }
  const words = LATENCIES.map((latency) => latency.word)
  const near = text ? ` (nearest: ${suggest(text, words, 1).join()})` : ''
  throw new ControlError(
    `'${excerpt(word)}' is not a latency${near}; one of ${words.join(', ')}, or a number of ms up to ${LONGEST}.`,
  )
}
