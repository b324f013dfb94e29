import type { ClockState } from '../world/core/clock'

/** What has been forced upon a world and its page. */
export interface Forced {
  readonly faults: readonly string[]
  readonly draws: readonly string[]
  readonly rounds: readonly string[]
  readonly configs: readonly string[]
  readonly latency: string
  readonly clock: ClockState['mode']
  readonly device: string | null
}

export const NOTHING_FORCED: Forced = {
  faults: [],
  draws: [],
  rounds: [],
  configs: [],
  latency: 'fast',
  clock: 'live',
  device: null,
}

/** Latencies that a world starts with: in a page and behind a server. */
const ORDINARY: readonly string[] = ['fast', 'none']

/** How many things are forced: the number on the handle. */
export const countForced = ({ faults, draws, rounds, configs, latency, clock, device }: Forced): number =>
  [...faults, ...draws, ...rounds, ...configs].length +
  Number(!ORDINARY.includes(latency)) +
  Number(clock !== 'live') +
  Number(device !== null)
