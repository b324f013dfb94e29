import type { CallExamples } from '../../mocks/network/adapters/http/openapi'
import { APP_VERSION, CHANNEL, DEMO_APP_ID, type Stamp } from '../../src/contract/core/stamp'
import { callRecipes } from '../world/reach/calls'
import { startRecipes } from '../world/reach/client'
import { refusalRecipes } from '../world/reach/refusals'

/** What every call carries. */
export const stamped: Stamp = {
  appId: DEMO_APP_ID,
  channel: CHANNEL,
  clientReferrer: '',
  platform: 0,
  appVersion: APP_VERSION,
}

/** So many items of a list show what it is. */
const SHOWN = 2

const short = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, SHOWN).map(short)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, short(part)]))
}

/** Of every call what it is asked, what it answers, and how it refuses, as it happens in simulated worlds. */
export const examplesOfWorld = async (): Promise<Readonly<Record<string, CallExamples>>> => {
  const server = await startRecipes()
  try {
    const refusals: Record<string, Record<string, unknown>> = {}
    for (const [name, recipe] of Object.entries(refusalRecipes)) {
      const { call, reply } = await server.serve(recipe)
      refusals[call] = { ...refusals[call], [name]: reply }
    }
    const examples: Record<string, CallExamples> = {}
    for (const [name, recipe] of Object.entries(callRecipes)) {
      const { body, reply } = await server.serve(recipe)
      // A crash has a status of its own.
      const { serverFault: _, ...own } = refusals[name] ?? {}
      examples[name] = { request: { ...stamped, ...body }, reply: short(reply), refusals: own }
    }
    return examples
  } finally {
    await server.stop()
  }
}
