import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Node, type Program, parseSync, visitorKeys } from 'oxc-parser'

/** A parsed file; `path` is relative to the repository with forward slashes. */
export interface Source {
  readonly path: string
  readonly text: string
  readonly program: Program
}

export interface Violation {
  readonly at: string
  readonly message: string
}

/** Parses text as the file at `path`. */
export function parseSource(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  return { path, text, program }
}

/** All TypeScript files below the given folders or files; missing ones are skipped. */
export function readSources(...roots: readonly string[]): Source[] {
  return roots
    .flatMap(filesBelow)
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .map((path) => parseSource(path, readFileSync(path, 'utf8')))
}

/** `path:line` */
export function locationOf(source: Source, node: { readonly start: number }): string {
  return `${source.path}:${source.text.slice(0, node.start).split('\n').length}`
}

/** Visits all nodes, parents first, with their ancestors (nearest last). */
export function walk(
  node: Node,
  visit: (node: Node, ancestors: readonly Node[]) => void,
  ancestors: Node[] = [],
): void {
  visit(node, ancestors)
  ancestors.push(node)
  for (const key of visitorKeys[node.type] ?? []) {
    // `visitorKeys` names the child fields of each node type; their values are nodes, lists of nodes or null.
    const child = (node as unknown as Record<string, Node | (Node | null)[] | null | undefined>)[key]
    if (Array.isArray(child)) for (const item of child) item && walk(item, visit, ancestors)
    else if (child) walk(child, visit, ancestors)
  }
  ancestors.pop()
}

function filesBelow(root: string): string[] {
  const found = statSync(root, { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return [root]
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .sort()
}
