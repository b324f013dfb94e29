import type { Node } from 'oxc-parser'
import { below, nameOf, rule } from './rule'

const home = new Set(['src/domain/money.ts', 'src/domain/arithmetic.ts', 'src/domain/amount.ts'])
/** Sizes and shapes, no money. */
const shapes = below('src/theme/', 'src/ui/art/', 'src/sw/')
const calls = new Set(['parseFloat', 'toFixed'])
/** A part of a whole from 0 to 1. */
const share = /share|ratio/i

/** Money is computed in whole cents, and only in the domain (spec §3). */
export const floatMoney = rule(
  'float money',
  (path) => path.startsWith('src/') && !home.has(path) && !shapes(path),
  (node, ancestors) => {
    if (node.type === 'CallExpression') {
      const name = nameOf(node.callee) ?? ''
      return calls.has(name) ? [`${name} computes with fractions: use domain/amount or domain/money`] : []
    }
    if (node.type !== 'BinaryExpression' || !(node.operator === '/' || node.operator === '*')) return []
    const factor = [node.left, node.right].find(isFactor)
    const exempt = factor === undefined || mentionsShare(node) || isPercentOfStyle(node, ancestors.at(-1))
    return exempt ? [] : [`${node.operator} ${factor.value} computes with fractions: use domain/arithmetic`]
  },
)

function isFactor(node: Node): node is Node & { type: 'Literal'; value: number } {
  return node.type === 'Literal' && typeof node.value === 'number' && [100, 0.01].includes(node.value)
}

function mentionsShare(node: Node): boolean {
  if (node.type === 'BinaryExpression') return mentionsShare(node.left) || mentionsShare(node.right)
  if (node.type === 'CallExpression') return node.arguments.some(mentionsShare)
  return share.test(nameOf(node) ?? '')
}

/** A length such as `${part * 100}%`. */
function isPercentOfStyle(node: Node, parent: Node | undefined): boolean {
  if (parent?.type !== 'TemplateLiteral') return false
  const index = parent.expressions.findIndex(({ start }) => start === node.start)
  return parent.quasis[index + 1]?.value.raw.startsWith('%') ?? false
}
