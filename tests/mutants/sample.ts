import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { type Node, parseSync } from 'oxc-parser'

/** Lines mutated together: one declaration, or one class member. */
export interface Unit {
  readonly file: string
  readonly first: number
  readonly last: number
}

/** The mutated units, and the total number. */
export interface Sample {
  readonly units: readonly Unit[]
  readonly of: number
}

/** A fixed sample of units with equal probability, on which the confidence interval rests. */
export const sampleOf = (files: readonly string[], share: number): Sample => {
  const ranked = files.map((file) => rankedUnits(file))
  return {
    units: ranked.flatMap((some) => some.filter(({ rank }) => rank < share).map(({ unit }) => unit)),
    of: ranked.reduce((sum, some) => sum + some.length, 0),
  }
}

export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort()

const rankedUnits = (file: string): { unit: Unit; rank: number }[] => {
  const text = readFileSync(file, 'utf8')
  const lineOf = (index: number) => text.slice(0, index).split('\n').length
  return parseSync(file, text)
    .program.body.flatMap(partsOf)
    .map(({ start, end }) => ({
      unit: { file, first: lineOf(start), last: lineOf(end) },
      rank: rankOf(`${file} ${text.slice(start, end).split(/[=({]/, 1)[0]}`),
    }))
    .sort((a, b) => a.rank - b.rank)
}

/** From 0 to 1, by name only: the same sample in every run, and hardly affected by other changes. */
const rankOf = (name: string): number => createHash('sha256').update(name).digest().readUInt32BE() / 2 ** 32

const partsOf = (node: Node): Node[] => {
  if (node.type.startsWith('Import') || node.type.startsWith('TS')) return []
  if (node.type === 'ExportNamedDeclaration') return node.declaration ? partsOf(node.declaration) : []
  if (node.type === 'ClassDeclaration') return node.body.body
  return [node]
}
