import type { Node } from 'oxc-parser'
import { type Source, walk } from './source'

/** What each name at the head of a file stands for. */
function headOf({ program }: Source): Map<string, Node> {
  const head = new Map<string, Node>()
  for (const line of program.body) {
    const said = line.type === 'ExportNamedDeclaration' ? line.declaration : line
    if (said?.type === 'FunctionDeclaration' && said.id) head.set(said.id.name, said)
    if (said?.type !== 'VariableDeclaration') continue
    for (const { id, init } of said.declarations) if (id.type === 'Identifier' && init) head.set(id.name, init)
  }
  return head
}

/** A name that only labels something: a key, an attribute, a member. */
const isLabel = (node: Node, parent: Node | undefined): boolean =>
  (parent?.type === 'Property' && parent.key === node && !parent.shorthand) ||
  (parent?.type === 'JSXAttribute' && parent.name === node) ||
  (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed)

/** What a file's page of docs describes besides; that draws nothing. */
const onlyDescribes = (node: Node): boolean =>
  node.type === 'Property' && node.key.type === 'Identifier' && node.key.name === 'subcomponents'

/** All names that a story of a file draws on, through whatever stands at the file's head. */
export function namesBehind(source: Source, story: string): Set<string> {
  const head = headOf(source)
  const names = new Set<string>()
  let drawsItself = false
  const follow = (start: Node | undefined): void => {
    if (!start) return
    walk(start, (node, ancestors) => {
      if (node.type === 'Property' && node.key.type === 'Identifier' && node.key.name === 'render') drawsItself = true
      if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') return
      if (isLabel(node, ancestors.at(-1)) || names.has(node.name) || ancestors.some(onlyDescribes)) return
      names.add(node.name)
      follow(head.get(node.name))
    })
  }
  follow(head.get(story))
  // A story that does not say how it is drawn is drawn as its file says.
  if (!drawsItself) follow(head.get('meta'))
  return names
}

/** The stories of a file, by their exported names. */
export const storiesOf = ({ program }: Source): string[] =>
  program.body.flatMap((line) =>
    line.type === 'ExportNamedDeclaration' && line.declaration?.type === 'VariableDeclaration'
      ? line.declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
      : [],
  )

/** The keys of the texts that stand as titles on the given pieces in a file. */
export function titleKeys(source: Source, pieces: readonly string[]): string[] {
  const keysIn = (start: Node): string[] => {
    const keys: string[] = []
    walk(start, (node) => {
      if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 't') return
      const [key] = node.arguments
      if (key?.type === 'Literal' && typeof key.value === 'string') keys.push(key.value)
    })
    return keys
  }
  const held = new Map<string, Node>()
  walk(source.program, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
      held.set(node.id.name, node.init)
  })
  const found: string[] = []
  walk(source.program, (node) => {
    if (node.type !== 'JSXOpeningElement' || node.name.type !== 'JSXIdentifier') return
    if (!pieces.includes(node.name.name)) return
    for (const attribute of node.attributes) {
      if (attribute.type !== 'JSXAttribute' || attribute.name.name !== 'title' || !attribute.value) continue
      const said = attribute.value.type === 'JSXExpressionContainer' ? attribute.value.expression : attribute.value
      found.push(...keysIn((said.type === 'Identifier' && held.get(said.name)) || said))
    }
  })
  return found
}
