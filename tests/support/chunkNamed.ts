import { readFileSync } from 'node:fs'
import { type ChunkReport, reportFile } from '../../vite/bundle/report'

/** The file of a build's chunk, by its group or by the module that it was made for: "MemberScreen". */
export function chunkNamed(dir: string, name: string): string {
  const chunks: ChunkReport[] = JSON.parse(readFileSync(reportFile(dir), 'utf8'))
  const files = chunks.filter((chunk) => chunk.name === name && !/language\//.test(chunk.file)).map(({ file }) => file)
  if (files.length !== 1) throw new Error(`${files.length} chunks named ${name} in ${dir}`)
  return files[0] ?? ''
}

/** The file of a build's chunk that holds a package or module. */
export function chunkWith(dir: string, module: string): string {
  const chunks: ChunkReport[] = JSON.parse(readFileSync(reportFile(dir), 'utf8'))
  const found = chunks.find(({ modules }) => Object.keys(modules).some((path) => path.includes(module)))
  if (!found) throw new Error(`no chunk with ${module} in ${dir}`)
  return found.file
}
