import { WORLD_VERSION, type World } from '../../../world/core/state'
import { tokenAt } from '../../state/entries'
import { worldOf } from '../../state/journal'
import type { ExportedState } from '../../state/stateExport'
import { ownToken } from '../replay'
import type { Tape } from '../tape'

/** Who was signed in at the start: whose token came with the first call, the persona without one. */
const startToken = (world: World, { entries }: Tape): string | null => {
  const first = entries.find((entry) => 'call' in entry)
  return first ? tokenAt(world, first.token) || null : ownToken(world)
}

/** The state in which a tape begins, its clock stopped: what repeats a session passes the time itself. */
export const startState = (tape: Tape, theme?: number): ExportedState => {
  const { origin } = tape
  const world = worldOf(origin)
  const clock = { mode: 'frozen', at: world.now } as const
  const token = startToken(world, tape)
  return {
    version: WORLD_VERSION,
    ...('made' in origin
      ? { made: { ...origin.made, clock } }
      : { world: JSON.stringify({ ...world, clock } satisfies World) }),
    entries: [],
    now: world.now,
    faults: [],
    latency: 'none',
    token,
    ...(theme !== undefined && { theme }),
  }
}
