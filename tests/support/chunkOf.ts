import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file of a build that a lazy module is made into, by a part of the module's path: "/MemberScreen.tsx". */
export function chunkOf(dir: string, module: string): string {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(`${dir}-delivery`, 'manifest.json'), 'utf8'),
  )
  const files = Object.entries(manifest).flatMap(([source, { file }]) => (source.includes(module) ? [file] : []))
  if (files.length !== 1) throw new Error(`${files.length} files of ${module} in ${dir}`)
  return files[0] ?? ''
}
