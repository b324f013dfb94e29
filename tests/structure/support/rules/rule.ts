import type { Node, Program } from 'oxc-parser'
import { locationOf, type Source, type Violation, walk } from '../source'

export interface Rule {
  readonly name: string
  readonly applies: (path: string) => boolean
  readonly find: (source: Source) => Violation[]
}

/** The messages of a rule about one node. */
export type Finder = (node: Node, ancestors: readonly Node[], program: Program) => readonly string[]

/** A rule that checks each node. */
export function rule(name: string, applies: (path: string) => boolean, finder: Finder): Rule {
  const find = (source: Source): Violation[] => {
    const found: Violation[] = []
    walk(source.program, (node, ancestors) => {
      for (const message of finder(node, ancestors, source.program))
        found.push({ at: locationOf(source, node), message })
    })
    return found
  }
  return { name, applies, find }
}

export function below(...folders: readonly string[]): (path: string) => boolean {
  return (path) => folders.some((folder) => path.startsWith(folder))
}

/** The name of an identifier, string key or member; undefined for anything computed. */
export function nameOf(node: Node | null | undefined): string | undefined {
  if (node?.type === 'Identifier' || node?.type === 'JSXIdentifier') return node.name
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'MemberExpression') return nameOf(node.property)
  return undefined
}

/** The literal parts of a string or template. */
export function textsIn(node: Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TemplateLiteral') return node.quasis.map((part) => part.value.cooked ?? part.value.raw)
  return []
}
