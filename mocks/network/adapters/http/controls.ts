import { excerpt, suggest } from '../../controls/suggestions'
import type { ControlRow } from './controlRow'
import { controlTable } from './controlTable'

/** A key of the table whose path ends in a `{name}`, and the part of a path that it stands for. */
const withPart = (method: string, path: string): { key: string; part: string } | null => {
  const slash = path.lastIndexOf('/')
  const before = `${method} ${path.slice(0, slash)}/{`
  const key = Object.keys(controlTable).find((one) => one.startsWith(before))
  return key && slash < path.length - 1 ? { key, part: decodeURIComponent(path.slice(slash + 1)) } : null
}

/** The control a request names, or why there is none: the status and a message with what would be right. */
export const controlOf = (
  method: string,
  path: string,
): { run: ControlRow['run']; part: string } | { status: 404 | 405; message: string } => {
  const plain = `${method} ${path}`
  const { key, part } = Object.hasOwn(controlTable, plain) ? { key: plain, part: '' } : (withPart(method, path) ?? {})
  const row = key === undefined ? undefined : controlTable[key]
  if (row) return { run: row.run, part: part ?? '' }
  const known = Object.keys(controlTable)
  const methods = known.filter((one) => one.endsWith(` ${path}`)).map((one) => one.slice(0, one.indexOf(' ')))
  if (methods.length > 0)
    return { status: 405, message: `${path} takes ${methods.join(', ')}, not ${excerpt(method)}.` }
  return { status: 404, message: `There is no ${excerpt(plain)}; nearest: ${suggest(plain, known, 3).join(', ')}.` }
}
