import { posix } from 'node:path'
import type { Argument, CallExpression, Expression, Node } from 'oxc-parser'
import { locationOf, type Source, walk } from './source'

/** A reference to another file: import, export from, type import, `import()`, glob, `new URL`. */
export interface Reference {
  readonly at: string
  /** The specifier as written; undefined when it is not a literal. */
  readonly specifier: string | undefined
  readonly typeOnly: boolean
  /** A pattern (glob, template): only the part before the first wildcard is known. */
  readonly pattern: boolean
  /** A file URL, not a module: it has an extension. */
  readonly file: boolean
}

/** All references of a file to other files and packages. */
export function referencesOf(source: Source): Reference[] {
  const found: Reference[] = []
  const add = (node: Node, specifier: string | undefined, typeOnly: boolean, pattern = false, file = false) =>
    found.push({ at: locationOf(source, node), specifier, typeOnly, pattern, file })
  walk(source.program, (node) => {
    if (node.type === 'ImportDeclaration') {
      const named = node.specifiers.filter((one) => one.type === 'ImportSpecifier')
      const types =
        named.length > 0 && named.length === node.specifiers.length && named.every((one) => one.importKind === 'type')
      add(node, node.source.value, node.importKind === 'type' || types)
    } else if (node.type === 'ExportAllDeclaration') add(node, node.source.value, node.exportKind === 'type')
    else if (node.type === 'ExportNamedDeclaration' && node.source)
      add(node, node.source.value, node.exportKind === 'type')
    else if (node.type === 'TSImportType') add(node, node.source.value, true)
    else if (node.type === 'ImportExpression')
      for (const text of textsOf(node.source)) add(node, text.value, false, text.pattern)
    else if (node.type === 'CallExpression' && isGlob(node)) {
      // Negated globs import nothing.
      for (const { value } of textsOf(node.arguments[0])) if (!value?.startsWith('!')) add(node, value, false, true)
    } else if (node.type === 'NewExpression' && isModuleUrl(node.callee, node.arguments)) {
      for (const text of textsOf(node.arguments[0])) add(node, text.value, false, text.pattern, true)
    }
  })
  return found
}

/** The repository path (no extension, no query) of a relative or absolute specifier; undefined for a package. */
export function targetOf(
  from: string,
  { specifier, pattern }: Pick<Reference, 'specifier' | 'pattern'>,
): string | undefined {
  if (specifier === undefined || !/^[./]/.test(specifier)) return undefined
  const bare = specifier.replace(/[?#].*$/, '')
  const fixed = pattern ? (/^[^*{[(!]*/.exec(bare)?.[0] ?? '') : bare
  const path = fixed.startsWith('/') ? fixed.slice(1) : posix.join(posix.dirname(from), fixed)
  return pattern ? path : path.replace(/\.(tsx?|m?js|json)$/, '')
}

/** Named imports from other files of the repository. */
export function importedNames({ path, program }: Source): { file: string; name: string }[] {
  return program.body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration') return []
    const file = targetOf(path, { specifier: node.source.value, pattern: false })
    return node.specifiers.flatMap((one) =>
      file !== undefined && one.type === 'ImportSpecifier' && one.imported.type === 'Identifier'
        ? [{ file, name: one.imported.name }]
        : [],
    )
  })
}

interface Text {
  readonly value: string | undefined
  readonly pattern: boolean
}

function textsOf(node: Argument | Expression | undefined): Text[] {
  if (node?.type === 'Literal' && typeof node.value === 'string') return [{ value: node.value, pattern: false }]
  if (node?.type === 'TemplateLiteral') {
    const value = node.quasis.map((part) => part.value.cooked ?? '').join('*')
    return [{ value, pattern: node.expressions.length > 0 }]
  }
  if (node?.type === 'ArrayExpression') {
    return node.elements.flatMap((item) =>
      item && item.type !== 'SpreadElement' ? textsOf(item) : [{ value: undefined, pattern: false }],
    )
  }
  return [{ value: undefined, pattern: false }]
}

const isImportMeta = (node: Node, property: string): boolean =>
  node.type === 'MemberExpression' &&
  node.object.type === 'MetaProperty' &&
  node.property.type === 'Identifier' &&
  node.property.name === property

const isGlob = (node: CallExpression): boolean => isImportMeta(node.callee, 'glob')

const isModuleUrl = (callee: Expression, [, base]: readonly Argument[]): boolean =>
  callee.type === 'Identifier' && callee.name === 'URL' && base !== undefined && isImportMeta(base, 'url')
