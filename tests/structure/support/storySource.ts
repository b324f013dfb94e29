import type { Node } from 'oxc-parser'
import { type Source, walk } from './source'

/** Top-level declarations by name. */
function declarationsOf({ program }: Source): Map<string, Node> {
  const declarations = new Map<string, Node>()
  for (const line of program.body) {
    const value = line.type === 'ExportNamedDeclaration' ? line.declaration : line
    if (value?.type === 'FunctionDeclaration' && value.id) declarations.set(value.id.name, value)
    if (value?.type !== 'VariableDeclaration') continue
    for (const { id, init } of value.declarations) if (id.type === 'Identifier' && init) declarations.set(id.name, init)
  }
  return declarations
}

/** A name that is only a key, an attribute or a member. */
const isLabel = (node: Node, parent: Node | undefined): boolean =>
  (parent?.type === 'Property' && parent.key === node && !parent.shorthand) ||
  (parent?.type === 'JSXAttribute' && parent.name === node) ||
  (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed)

/** `subcomponents` are documented, not rendered. */
const onlyDescribes = (node: Node): boolean =>
  node.type === 'Property' && node.key.type === 'Identifier' && node.key.name === 'subcomponents'

/** All names a story renders, through the file's top-level declarations. */
export function namesBehind(source: Source, story: string): Set<string> {
  const declarations = declarationsOf(source)
  const names = new Set<string>()
  let drawsItself = false
  const follow = (start: Node | undefined): void => {
    if (!start) return
    walk(start, (node, ancestors) => {
      if (node.type === 'Property' && node.key.type === 'Identifier' && node.key.name === 'render') drawsItself = true
      if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') return
      if (isLabel(node, ancestors.at(-1)) || names.has(node.name) || ancestors.some(onlyDescribes)) return
      names.add(node.name)
      follow(declarations.get(node.name))
    })
  }
  follow(declarations.get(story))
  // A story without a `render` of its own uses the file's meta.
  if (!drawsItself) follow(declarations.get('meta'))
  return names
}

/** The object literal a name stands for. */
const literalOf = (node: Node | undefined) => {
  let found = node
  while (found?.type === 'TSSatisfiesExpression' || found?.type === 'TSAsExpression') found = found.expression
  return found?.type === 'ObjectExpression' ? found : undefined
}

const propertyOf = (node: Node | undefined, name: string): Node | undefined => {
  for (const property of literalOf(node)?.properties ?? [])
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name)
      return property.value
  return undefined
}

/** The tags of a story and its file, as Storybook's index reads them. */
export function tagsOf(source: Source, story: string): Set<string> {
  const declarations = declarationsOf(source)
  const tags = new Set<string>()
  for (const name of ['meta', story]) {
    const list = propertyOf(declarations.get(name), 'tags')
    if (list?.type !== 'ArrayExpression') continue
    for (const item of list.elements) {
      if (item?.type !== 'Literal') continue
      const tag = String(item.value)
      if (tag.startsWith('!')) tags.delete(tag.slice(1))
      else tags.add(tag)
    }
  }
  return tags
}

const actions = ['click', 'dispatchEvent', 'focus', 'requestSubmit', 'scrollTo']

/** Whether a story's play function presses, types, scrolls or moves the focus, itself or by a function of the file. */
export function plays(source: Source, story: string): boolean {
  const declarations = declarationsOf(source)
  const seen = new Set<string>()
  let acts = false
  const follow = (start: Node | undefined): void => {
    if (!start) return
    walk(start, (node) => {
      if (node.type === 'MemberExpression' && node.property.type === 'Identifier')
        acts ||= actions.includes(node.property.name)
      if (node.type !== 'Identifier' || seen.has(node.name)) return
      seen.add(node.name)
      acts ||= node.name === 'userEvent' || node.name === 'fireEvent'
      follow(declarations.get(node.name))
    })
  }
  const declared = declarations.get(story)
  const literal = literalOf(declared)
  if (!literal) follow(declared)
  follow(propertyOf(declared, 'play'))
  for (const property of literal?.properties ?? []) if (property.type === 'SpreadElement') follow(property)
  return acts
}

/** Exported names of stories. */
export const storiesOf = ({ program }: Source): string[] =>
  program.body.flatMap((line) =>
    line.type === 'ExportNamedDeclaration' && line.declaration?.type === 'VariableDeclaration'
      ? line.declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
      : [],
  )

/** Text keys used as titles of the given components. */
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
      const value = attribute.value.type === 'JSXExpressionContainer' ? attribute.value.expression : attribute.value
      found.push(...keysIn((value.type === 'Identifier' && held.get(value.name)) || value))
    }
  })
  return found
}
