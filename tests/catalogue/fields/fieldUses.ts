import type { Expression, Node } from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'
import type { Symbol as Property, Type } from 'typescript/unstable/sync'
import { type Compiled, everyNode } from './compiler'
import { shipped } from './shipped'

/** Files that read a field, and files that copy it with the whole object. */
export interface Uses {
  read: readonly string[]
  carried: readonly string[]
}

/** A read access: one field, the fields named by an expression, those of the expected type, or all. */
interface Reading {
  file: string
  from: Node
  takes: { field: string } | { named: Expression } | { as: Expression } | 'all'
}

const readingsIn = (file: string, node: Node): Reading[] => {
  if (is.isObjectBindingPattern(node))
    return node.elements.flatMap((element) => {
      const key = element.propertyName ?? element.name
      return key && is.isIdentifier(key) && !element.dotDotDotToken
        ? [{ file, from: node, takes: { field: key.text } }]
        : []
    })
  if (is.isPropertyAccessExpression(node)) return [{ file, from: node.expression, takes: { field: node.name.text } }]
  if (is.isElementAccessExpression(node))
    return [{ file, from: node.expression, takes: { named: node.argumentExpression } }]
  if (is.isSpreadAssignment(node)) return [{ file, from: node.expression, takes: 'all' }]
  // A parameter's own type may have fewer fields than the argument.
  if (is.isCallExpression(node)) return node.arguments.map((from) => ({ file, from, takes: { as: from } }))
  if (is.isReturnStatement(node) && node.expression)
    return [{ file, from: node.expression, takes: { as: node.expression } }]
  return []
}

/** Whether a statement declares only types. */
const isType = (statement: Node): boolean =>
  is.isTypeAliasDeclaration(statement) || is.isInterfaceDeclaration(statement)

/** The fields read by shipped code, keyed by `contract file:end of the field's declaration`. */
export const fieldUses = (
  { checker, project, files }: Compiled,
  reached: ReadonlySet<string> = shipped(),
): Map<string, Uses> => {
  const readings: Reading[] = []
  for (const [path, file] of files) {
    if (path.startsWith('src/contract/') || !reached.has(path)) continue
    for (const statement of file.statements)
      if (!isType(statement)) everyNode(statement, (node) => readings.push(...readingsIn(path, node)))
  }

  const known = new Map<number, readonly Property[]>()
  const propertiesOf = (type: Type | undefined): readonly Property[] => {
    if (!type) return []
    const properties = known.get(type.id) ?? [
      ...checker.getPropertiesOfType(type),
      ...(type.isUnionType() ? type.getTypes().flatMap((part) => checker.getPropertiesOfType(part)) : []),
    ]
    known.set(type.id, properties)
    return properties
  }
  const pathsOf = (property: Property): string[] =>
    property.declarations.flatMap((declaration) => {
      const at = declaration.path.indexOf('src/contract/')
      return at < 0 ? [] : [`${declaration.path.slice(at)}:${declaration.resolve(project)?.end}`]
    })
  const wordsOf = (type: Type | undefined): string[] => {
    if (!type) return []
    const types = type.isUnionType() ? type.getTypes() : [type]
    return types.flatMap((one) => (one.isStringLiteralType() ? [one.value] : []))
  }
  const asked = (takes: Reading['takes']): readonly string[] | null => {
    if (takes === 'all') return null
    if ('field' in takes) return [takes.field]
    if ('named' in takes) return wordsOf(checker.getTypeAtLocation(takes.named))
    const own = propertiesOf(checker.getContextualType(takes.as)).filter((one) => pathsOf(one).length === 0)
    return own.map(({ name }) => name)
  }

  const uses = new Map<string, { read: Set<string>; carried: Set<string> }>()
  const types = checker.getTypeAtLocation(readings.map(({ from }) => from))
  for (const [index, { file, takes }] of readings.entries()) {
    const properties = propertiesOf(types[index]).filter((property) => pathsOf(property).length > 0)
    if (properties.length === 0) continue
    const names = asked(takes)
    for (const property of properties) {
      if (names && !names.includes(property.name)) continue
      for (const key of pathsOf(property)) {
        const entry = uses.get(key) ?? { read: new Set<string>(), carried: new Set<string>() }
        uses.set(key, entry)
        entry[names ? 'read' : 'carried'].add(file)
      }
    }
  }
  return new Map(
    [...uses].map(([key, { read, carried }]) => [key, { read: [...read].sort(), carried: [...carried].sort() }]),
  )
}
