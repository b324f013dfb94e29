import { excerpt, suggest } from '../../controls/suggestions'
import { type ControlRow, controlTable } from './controlTable'

/** The control a request names, or why there is none: the status and a message with what would be right. */
export const controlOf = (
  method: string,
  path: string,
): { run: ControlRow['run'] } | { status: 404 | 405; message: string } => {
  const key = `${method} ${path}`
  const row = Object.hasOwn(controlTable, key) ? controlTable[key] : undefined
  if (row) return { run: row.run }
  const known = Object.keys(controlTable)
  const methods = known.filter((one) => one.endsWith(` ${path}`)).map((one) => one.slice(0, one.indexOf(' ')))
  if (methods.length > 0)
    return { status: 405, message: `${path} takes ${methods.join(', ')}, not ${excerpt(method)}.` }
  return { status: 404, message: `There is no ${excerpt(key)}; nearest: ${suggest(key, known, 3).join(', ')}.` }
}
