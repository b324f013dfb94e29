import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every file of a build, relative to its folder. */
export function filesOf(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) =>
      join(file.parentPath, file.name)
        .slice(dir.length + 1)
        .replaceAll('\\', '/'),
    )
}

export function textOf(dir: string, file: string): string {
  return readFileSync(join(dir, file), 'utf8')
}

/** URLs in the service worker's precache. */
export function precacheOf(dir: string): string[] {
  return [...textOf(dir, 'sw.js').matchAll(/\{\s*url:\s*[`'"]([^`'"]+)[`'"],\s*revision:/g)].map(
    (match) => match[1] ?? '',
  )
}
