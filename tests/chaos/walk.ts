import type { Browser } from 'playwright'
import { chanceFor } from '../../mocks/world/core/chance'
import { PERSONAS } from '../../mocks/world/member/profile'
import { chooseStep } from './chooseStep'
import type { Host } from './host'
import { checkSettled, checkStep, type Violation } from './invariants'
import { perform } from './perform'
import { readAgain } from './readAgain'
import { type DemoWindow, openSession, type Session } from './session'
import type { Step } from './steps'
import { readTargets } from './targets'

/** How long a page that has failed may take to have its world, ms. */
const REST_MS = 5_000
/** After so many steps the walk rests, and the page must agree with its world. */
const SETTLE_EVERY = 20

export interface Failure extends Violation {
  steps: readonly Step[]
  /** The session as text for a file, which the panel reads; null when the page could not give it. */
  tape: string | null
  picture: Buffer | null
}

/** What a walk needs: a browser, the served demo, and the seed of its steps and its world. */
export interface WalkOptions {
  browser: Browser
  host: Host
  seed: number
  /** Runs before each page of the demo. */
  prepare?: () => void
}

const begin = ({ browser, host, seed, prepare }: WalkOptions): Promise<Session> =>
  openSession(browser, host, { seed, persona: chanceFor(seed, 'persona').pick(PERSONAS), ...(prepare && { prepare }) })

/** Does a step; null when there was nothing to do it to. */
const take = async (session: Session, seed: number, step: Step): Promise<{ violation: Violation | null } | null> => {
  const before = session.loads()
  if (!(await perform(session, seed, step))) return null
  const violation = await checkStep(session, session.loads() - before)
  return { violation: violation ?? (step.do === 'settle' ? await checkSettled(session) : null) }
}

const failed = async ({ page }: Session, steps: readonly Step[], violation: Violation): Promise<Failure> => ({
  ...violation,
  steps,
  // Also of a failure while the page loads.
  tape: await page
    .waitForFunction(() => 'mock' in window, null, { timeout: REST_MS })
    .then(() => page.evaluate(async () => JSON.stringify(await (window as unknown as DemoWindow).mock.tape())))
    .catch(() => null),
  picture: await page.screenshot().catch(() => null),
})

/** Walks until something fails, or until `isOver`; each walk of one seed takes the same steps on the same pages. */
export const walk = async (
  options: WalkOptions,
  isOver: (steps: number) => boolean,
  onStep: (step: Step, url: string) => void = () => undefined,
): Promise<{ taken: number; failure: Failure | null }> => {
  const { seed } = options
  const session = await begin(options)
  const steps: Step[] = []
  try {
    for (let turn = 1; !isOver(steps.length); turn++) {
      const isSettling = turn % SETTLE_EVERY === 0
      const step: Step = isSettling
        ? { do: 'settle' }
        : chooseStep(chanceFor(seed, 'step', turn), await readAgain(session.page, readTargets))
      onStep(step, session.page.url())
      const taken = await take(session, seed, step)
      if (taken) steps.push(step)
      if (taken?.violation) return { taken: steps.length, failure: await failed(session, steps, taken.violation) }
    }
    return { taken: steps.length, failure: null }
  } finally {
    await session.context.close()
  }
}

/** Takes these steps; null when nothing fails. Steps that find nothing to be done to are passed over. */
export const replay = async (options: WalkOptions, steps: readonly Step[]): Promise<Failure | null> => {
  const session = await begin(options)
  try {
    for (const [index, step] of steps.entries()) {
      const taken = await take(session, options.seed, step)
      if (taken?.violation) return await failed(session, steps.slice(0, index + 1), taken.violation)
    }
    return null
  } finally {
    await session.context.close()
  }
}

/**
 * Leaves out steps, half of them first and single ones last, as long as what is left still breaks the same invariant
 * (delta debugging). Ends after `limit` ms with the shortest walk found.
 */
export const shrink = async (options: WalkOptions, failure: Failure, limit: number): Promise<Failure> => {
  const end = Date.now() + limit
  let best = failure
  for (let size = Math.ceil(best.steps.length / 2); size > 0; ) {
    const { length } = best.steps
    // From the end: what comes last leads most directly to the failure, which is the last step itself.
    for (let from = 0; from < best.steps.length - 1 && Date.now() < end; ) {
      const shorter = best.steps.toSpliced(from, Math.min(size, best.steps.length - 1 - from))
      const again = await replay(options, shorter)
      if (again?.invariant === best.invariant) best = again
      else from += size
    }
    // Without the later ones an earlier step may not be needed anymore.
    const isShortest = best.steps.length === length || Date.now() >= end
    size = size > 1 ? Math.ceil(size / 2) : isShortest ? 0 : 1
  }
  return best
}
