import { readdirSync } from 'node:fs'
import type { Violation } from './source'

/** Every file beside a folder of the same name: a reader could not tell which of the two holds what. */
export const twins = (...folders: readonly string[]): Violation[] =>
  folders.flatMap((folder) => {
    const entries = readdirSync(folder, { withFileTypes: true })
    const inside = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    const here = entries
      .filter((entry) => entry.isFile() && inside.includes(entry.name.replace(/\.\w+$/, '')))
      .map(({ name }) => ({ at: `${folder}/${name}`, message: 'is beside a folder of the same name; move it there' }))
    return [...here, ...twins(...inside.map((name) => `${folder}/${name}`))]
  })
