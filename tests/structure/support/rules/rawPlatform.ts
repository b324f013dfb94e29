import { type Node, type Program, visitorKeys } from 'oxc-parser'
import { walk } from '../source'
import { below, nameOf, rule } from './rule'

const globals = new Set([
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'sendBeacon'],
  ...['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'caches'],
])
const members = new Set(['Math.random', 'Date.now', 'performance.now', 'crypto.getRandomValues'])
const membersOfAny = new Set([
  'document.cookie',
  ...['languages', 'onLine', 'sendBeacon'].map((api) => `navigator.${api}`),
])
const roots = new Set(['window', 'globalThis', 'self'])

// The boot script runs before the platform exists.
const home = below('src/platform/', 'src/api/', 'src/sw/', 'src/app/boot/')
const bound = below('src/', 'mocks/world/', 'mocks/handlers/', 'mocks/personas/')
const boundNames = new WeakMap<Program, Set<string>>()

/** Network, timers, storage, randomness, the wall clock and what the device does belong to `platform` and `api`. */
export const rawPlatform = rule(
  'raw platform',
  (path) => bound(path) && !home(path),
  (node, ancestors, program) => {
    const name = nameIn(node, ancestors)
    if (name === undefined || namesBoundIn(program).has(name.split('.')[0] ?? '')) return []
    return [`${name} belongs in platform or api`]
  },
)

function nameIn(node: Node, ancestors: readonly Node[]): string | undefined {
  if (node.type === 'MemberExpression') return memberName(node.object, node.property)
  if (node.type === 'NewExpression')
    return nameOf(node.callee) === 'Date' && node.arguments.length === 0 ? 'new Date()' : undefined
  if (node.type === 'CallExpression')
    return node.callee.type === 'Identifier' && node.callee.name === 'Date' ? 'Date()' : undefined
  if (node.type === 'Identifier' && globals.has(node.name) && isReference(node, ancestors.at(-1))) return node.name
  return undefined
}

function memberName(object: Node, property: Node): string | undefined {
  const owner = nameOf(object)
  const key = nameOf(property)
  if (owner === undefined || key === undefined) return undefined
  if (roots.has(owner) && globals.has(key)) return key
  const name = `${owner}.${key}`
  return members.has(name) || membersOfAny.has(name) ? name : undefined
}

function isReference(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent.object === node || parent.computed
  if (parent?.type === 'Property') return parent.value === node || parent.computed
  return !/^(TS|Method|PropertyDefinition|JSX|Import|Export)/.test(parent?.type ?? '')
}

/** A parameter or constant of the same name shadows the global. */
function namesBoundIn(program: Program): Set<string> {
  const known = boundNames.get(program)
  if (known) return known
  const names = new Set<string>()
  const bind = (node: Node | null | undefined) => {
    if (node?.type === 'Identifier') names.add(node.name)
    else if (node?.type === 'AssignmentPattern') bind(node.left)
    else if (node?.type === 'RestElement') bind(node.argument)
    else if (node?.type === 'ArrayPattern') for (const item of node.elements) bind(item)
    else if (node?.type === 'ObjectPattern')
      for (const item of node.properties) bind(item.type === 'Property' ? item.value : item)
  }
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && !roots.has(nameOf(node.init) ?? '')) bind(node.id)
    if (/^Import.*Specifier$/.test(node.type) && 'local' in node) bind(node.local as Node)
    if ('params' in node && Array.isArray(node.params) && visitorKeys[node.type])
      for (const one of node.params) bind(one as Node)
    if (node.type === 'FunctionDeclaration') bind(node.id)
  })
  boundNames.set(program, names)
  return names
}
