import type { Expression, Node, ObjectLiteralExpression, SourceFile } from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'

/** A declared field of the contract. */
export interface DeclaredField {
  /** The noun and the entity or call: `mail.getMail2`. */
  owner: string
  /** Its path within the owner. */
  name: string
  type: string
  unit: string
  optional: boolean
  /** End of its declaration, which identifies it for the compiler. */
  end: number
}

/** Properties of a call that are not reply fields. */
const notFields = ['effect', 'source', 'specified', 'envelope', 'request', 'satisfies']
/** Entities used in requests only. */
const requestOnly = ['paging', 'byId', 'stamp', 'bankInfo', 'clientEvent', 'inviter', 'period']

const units: Readonly<Record<string, string>> = {
  cents: 'cents',
  instant: 'epoch ms',
  section: 'cents, from-to',
  flag: '0 or 1',
}

const nameOf = (node: Node): string => (is.isIdentifier(node) || is.isStringLiteral(node) ? node.text : '')

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim()

const typeOf = (value: Expression | undefined, name: string): string => {
  if (!value) return name
  if (is.isIdentifier(value)) return value.text
  if (!is.isCallExpression(value)) return collapse(value.getText())
  const called = collapse(value.expression.getText()).replace(/^v\./, '')
  const [first] = value.arguments
  if (called === 'optional' || called === 'nullable')
    return `${typeOf(first, name)}${called === 'nullable' ? ' or null' : ''}`
  if (called === 'array') return `list of ${typeOf(first, name)}`
  if (called === 'pageOf') return `page of ${typeOf(first, name)}`
  if (called === 'record') return `map of ${typeOf(value.arguments[1], name)}`
  return called === 'picklist' ? `one of ${collapse(first?.getText() ?? '')}` : called
}

const isSchema = (value: Node): boolean =>
  is.isIdentifier(value) || is.isPropertyAccessExpression(value) || is.isCallExpression(value)

/** The object literals that declare a value's fields. */
const objectsIn = (value: Node): ObjectLiteralExpression[] => {
  if (is.isObjectLiteralExpression(value)) return [value]
  if (is.isCallExpression(value)) return value.arguments.flatMap(objectsIn)
  if (is.isArrowFunction(value)) return objectsIn(value.body)
  if (is.isSatisfiesExpression(value) || is.isAsExpression(value)) return objectsIn(value.expression)
  return is.isSpreadAssignment(value) ? objectsIn(value.expression) : []
}

const commentOf = (node: Node, text: string): string =>
  collapse(/\/\*\*(.*?)\*\/\s*$/s.exec(text.slice(node.pos, node.end - node.getText().length))?.[1] ?? '')

const fieldsOf = (object: ObjectLiteralExpression, owner: string, path: string, text: string): DeclaredField[] =>
  object.properties.flatMap((property) => {
    if (is.isSpreadAssignment(property))
      return objectsIn(property).flatMap((inner) => fieldsOf(inner, owner, path, text))
    const name = property.name ? nameOf(property.name) : ''
    const value = is.isPropertyAssignment(property) ? property.initializer : undefined
    if (name === 'reply' && path === '' && value)
      return objectsIn(value).flatMap((inner) => fieldsOf(inner, owner, '', text))
    if (notFields.includes(name) || (value && !isSchema(value) && !is.isObjectLiteralExpression(value))) return []
    const type = typeOf(value, name)
    const field: DeclaredField = {
      owner,
      name: path + name,
      type,
      unit: units[type.replace(/^(list|map) of /, '')] ?? commentOf(property, text),
      optional: value !== undefined && /^v\.optional\(/.test(value.getText()),
      end: property.end,
    }
    const inner = value ? objectsIn(value).flatMap((part) => fieldsOf(part, owner, `${path}${name}.`, text)) : []
    return [field, ...inner]
  })

/** Whether a constant holds a schema or its fields, not a table of values. */
const holdsFields = (value: Expression): boolean => {
  if (is.isArrowFunction(value)) return !is.isBlock(value.body) && holdsFields(value.body)
  if (is.isCallExpression(value))
    return /^(v\.(object|partial|variant)|playerCall|publicCall)$/.test(value.expression.getText())
  return (
    is.isObjectLiteralExpression(value) &&
    value.properties.some((one) => !is.isPropertyAssignment(one) || isSchema(one.initializer))
  )
}

/** All fields of the entities and replies in a contract file. */
export const declaredFields = (file: SourceFile, noun: string): DeclaredField[] => {
  const found: DeclaredField[] = []
  for (const statement of file.statements) {
    if (!is.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations) {
      const own = nameOf(name)
      if (!initializer || requestOnly.includes(own) || !holdsFields(initializer)) continue
      for (const object of objectsIn(initializer)) found.push(...fieldsOf(object, `${noun}.${own}`, '', file.text))
    }
  }
  return found
}
