import type { Node, Program } from 'oxc-parser'
import { placeOf, type Source, type Violation, walk } from '../source'

/** A rule about the code of some folders. */
export interface Rule {
  readonly name: string
  readonly applies: (path: string) => boolean
  readonly find: (source: Source) => Violation[]
}

/** What a rule says about one node: the messages, if any. */
export type Finder = (node: Node, ancestors: readonly Node[], program: Program) => readonly string[]

/** A rule that looks at the nodes one by one. */
export function rule(name: string, applies: (path: string) => boolean, finder: Finder): Rule {
  const find = (source: Source): Violation[] => {
    const found: Violation[] = []
    walk(source.program, (node, ancestors) => {
      for (const message of finder(node, ancestors, source.program)) found.push({ at: placeOf(source, node), message })
    })
    return found
  }
  return { name, applies, find }
}

/** True for paths below one of the folders. */
export function below(...folders: readonly string[]): (path: string) => boolean {
  return (path) => folders.some((folder) => path.startsWith(folder))
}

/** The name of a plain identifier, string key or member property; undefined for anything computed. */
export function nameOf(node: Node | null | undefined): string | undefined {
  if (node?.type === 'Identifier' || node?.type === 'JSXIdentifier') return node.name
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'MemberExpression') return nameOf(node.property)
  return undefined
}

/** The literal pieces of text that a string or template node holds. */
export function textsIn(node: Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TemplateLiteral') return node.quasis.map((part) => part.value.cooked ?? part.value.raw)
  return []
}
