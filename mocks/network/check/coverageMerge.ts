import * as v from 'valibot'
import { parseJson } from '../adapters/json'
import { ControlError } from '../controls/suggestions'
import type { MetCodes } from '../state/coverage'

/** What the panel saves: each call's codes. */
export type SavedCodes = Readonly<Record<string, MetCodes>>

const saved = v.record(v.string(), v.object({ met: v.record(v.string(), v.number()), never: v.array(v.number()) }))

/** @throws ControlError when the text is no saved coverage */
export const readCoverage = (name: string, text: string): SavedCodes => {
  const read = v.safeParse(saved, dataIn(text))
  if (read.success) return read.output
  throw new ControlError(`${name} is not the coverage that the panel saves.`)
}

/** Undefined for a text that is not JSON. */
const dataIn = (text: string): unknown => {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

/** The coverage of several sessions as that of one: a code counts as never met when none of them met it. */
export const mergeCoverage = (all: readonly SavedCodes[]): SavedCodes => {
  const endpoints = [...new Set(all.flatMap((one) => Object.keys(one)))].sort()
  return Object.fromEntries(
    endpoints.map((endpoint) => {
      const sessions = all.flatMap((one) => one[endpoint] ?? [])
      const met: Record<number, number> = {}
      for (const session of sessions)
        for (const [code, times] of Object.entries(session.met)) met[Number(code)] = (met[Number(code)] ?? 0) + times
      const never = [...new Set(sessions.flatMap((session) => session.never))].filter((code) => !(code in met))
      return [endpoint, { met, never }]
    }),
  )
}

/** In a sentence: how much was met. */
export const coverageText = (coverage: SavedCodes): string => {
  const all = Object.values(coverage)
  const met = all.filter((one) => Object.keys(one.met).length > 0).length
  const codes = all.reduce((sum, one) => sum + Object.keys(one.met).length, 0)
  const never = all.reduce((sum, one) => sum + one.never.length, 0)
  return `${met} of ${all.length} calls, ${codes} of ${codes + never} codes`
}
