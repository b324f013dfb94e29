import * as v from 'valibot'
import { errorText } from './errorText'

interface Limit {
  min: number
  max: number
  /** 0 = the length is not checked. */
  status?: 0 | 1
}

/** Required text. */
export const filled = (missing: string) => v.pipe(v.string(), v.minLength(1, errorText({ keys: [missing] })))

/** Required text, limited in length where the configuration's switch is on (spec §3). */
export const limited = (limit: Limit | undefined, missing: string, length: string) => {
  if (!limit?.status) return filled(missing)
  const { min, max } = limit
  const wrong = errorText({ keys: [length], values: { min, max } })
  return v.pipe(filled(missing), v.minLength(min, wrong), v.maxLength(max, wrong))
}
