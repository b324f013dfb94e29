import type { Node } from 'oxc-parser'
import { below, nameOf, rule } from './rule'

const writes = new Set(['innerHTML', 'outerHTML', 'srcdoc'])
const calls = new Set(['insertAdjacentHTML', 'document.write', 'document.writeln', 'window.open', 'setHTMLUnsafe'])
const leaving = new Set(['assign', 'replace', 'reload'])

/** Navigation and raw HTML only in the wrappers of `platform`. */
export const sinks = rule(
  'unsafe sink',
  (path) => below('src/', 'mocks/panel/')(path) && !below('src/platform/', 'src/sw/', 'src/app/boot/')(path),
  (node) => {
    if (node.type === 'AssignmentExpression') return assigned(node.left)
    if (node.type === 'CallExpression') return called(node.callee)
    if (node.type === 'NewExpression' && nameOf(node.callee) === 'Function') return ['new Function runs text as code']
    if (node.type === 'JSXAttribute' && nameOf(node.name) === 'srcDoc') return ['srcDoc writes raw HTML']
    return []
  },
)

function assigned(target: Node): string[] {
  const name = nameOf(target) ?? ''
  if (target.type === 'MemberExpression' && writes.has(name)) return [`${name} writes raw HTML`]
  const leaves = name === 'location' || (target.type === 'MemberExpression' && isLocation(target.object))
  return leaves ? ['setting location leaves the page: use platform/navigation'] : []
}

function called(callee: Node): string[] {
  const name = nameOf(callee) ?? ''
  const owner = callee.type === 'MemberExpression' ? nameOf(callee.object) : undefined
  if (calls.has(name) || calls.has(`${owner}.${name}`))
    return [`${owner ? `${owner}.` : ''}${name} belongs in platform`]
  if (callee.type === 'MemberExpression' && isLocation(callee.object) && leaving.has(name)) {
    return [`location.${name} belongs in platform/navigation`]
  }
  return callee.type === 'Identifier' && name === 'open' ? ['open belongs in platform/navigation'] : []
}

function isLocation(node: Node): boolean {
  return nameOf(node) === 'location'
}
