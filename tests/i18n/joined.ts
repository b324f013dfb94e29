import type { JSXChild, Node, Program } from 'oxc-parser'
import { walk } from '../structure/support/source'

const isText = (node: Node | null | undefined): boolean =>
  node?.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 't'

/** Whether an expression directly contains a string. */
const holdsText = (node: Node): boolean => {
  if (isText(node)) return true
  if (node.type === 'ConditionalExpression') return holdsText(node.consequent) || holdsText(node.alternate)
  if (node.type === 'LogicalExpression') return holdsText(node.right)
  return false
}

/** Whether an expression seems to render text. */
const saysWords = (node: Node): boolean =>
  holdsText(node) ||
  ['TemplateLiteral', 'Literal', 'Identifier', 'MemberExpression', 'CallExpression'].includes(node.type)

/** The document title joins page and product name in every language. */
const isPageTitle = (ancestors: readonly Node[]): boolean => {
  const element = ancestors.findLast((node) => node.type === 'JSXElement')
  return (
    element?.type === 'JSXElement' &&
    element.openingElement.name.type === 'JSXIdentifier' &&
    element.openingElement.name.name === 'title'
  )
}

/** Whether children form a sentence from pieces: text next to text or values, without an element between. */
function inPieces(children: readonly JSXChild[]): boolean {
  let texts = 0
  let words = 0
  for (const child of children) {
    if (child.type === 'JSXText') words += /[^\s·–—|/]/.test(child.value) ? 1 : 0
    else if (child.type === 'JSXExpressionContainer' && child.expression.type !== 'JSXEmptyExpression') {
      if (holdsText(child.expression)) texts += 1
      else if (saysWords(child.expression)) words += 1
    } else {
      texts = 0
      words = 0
    }
    if (texts > 1 || (texts === 1 && words > 0)) return true
  }
  return false
}

/** Texts that are concatenated, interpolated, joined or placed beside text: word order differs between languages. */
export function joinedTexts(program: Program): Node[] {
  const found: Node[] = []
  walk(program, (node, ancestors) => {
    const joined =
      (node.type === 'BinaryExpression' && node.operator === '+' && [node.left, node.right].some(holdsText)) ||
      (node.type === 'TemplateLiteral' && node.expressions.some(holdsText) && !isPageTitle(ancestors)) ||
      (node.type === 'CallExpression' &&
        node.callee.type === 'MemberExpression' &&
        ['join', 'concat'].includes(node.callee.property.type === 'Identifier' ? node.callee.property.name : '') &&
        (holdsText(node.callee.object) ||
          (node.callee.object.type === 'ArrayExpression' &&
            node.callee.object.elements.some((one) => one && holdsText(one))))) ||
      ((node.type === 'JSXElement' || node.type === 'JSXFragment') && inPieces(node.children))
    if (joined) found.push(node)
  })
  return found
}
