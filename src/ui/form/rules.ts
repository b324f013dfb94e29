import * as v from 'valibot'
import { errorText } from './errorText'

interface Limit {
  min: number
  max: number
  /** The limit's switch: 0 = the length is not checked. */
  status?: 0 | 1
}

/** Text that must be there; else `missing` is said. */
export const filled = (missing: string) => v.pipe(v.string(), v.minLength(1, errorText({ keys: [missing] })))

/** Text that must be there, and as long as the configuration asks where its switch is on (spec §3). */
export const limited = (limit: Limit | undefined, missing: string, length: string) => {
  if (!limit?.status) return filled(missing)
  const { min, max } = limit
  const wrong = errorText({ keys: [length], values: { min, max } })
  return v.pipe(filled(missing), v.minLength(min, wrong), v.maxLength(max, wrong))
}
