import type { Node } from 'oxc-parser'
import { below, nameOf, rule, textsIn } from './rule'

const spoken = new Set([
  ...['alt', 'aria-label', 'aria-description', 'aria-placeholder', 'aria-roledescription', 'aria-valuetext'],
  ...['caption', 'description', 'heading', 'hint', 'label', 'message', 'placeholder', 'subtitle', 'title'],
])

/** Names that are the same in every language. */
const proper = new Set(['kismara'])

/** What a player reads or hears comes from the text files. */
export const untranslated = rule('untranslated text', below('src/features/', 'src/ui/', 'src/app/'), (node) => {
  if (node.type === 'JSXText') return complain([node.value])
  if (node.type === 'JSXAttribute')
    return spoken.has(nameOf(node.name) ?? '') && node.value ? complain(saidBy(node.value)) : []
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    return complain(
      node.children.flatMap((child) => (child.type === 'JSXExpressionContainer' ? saidBy(child.expression) : [])),
    )
  }
  return []
})

/** The fixed words that an expression may put on screen. */
function saidBy(node: Node): string[] {
  if (node.type === 'JSXExpressionContainer') return saidBy(node.expression)
  if (node.type === 'ConditionalExpression') return [...saidBy(node.consequent), ...saidBy(node.alternate)]
  if (node.type === 'LogicalExpression') return [...saidBy(node.left), ...saidBy(node.right)]
  if (node.type === 'BinaryExpression' && node.operator === '+') return [...saidBy(node.left), ...saidBy(node.right)]
  return textsIn(node)
}

function complain(texts: readonly string[]): string[] {
  return texts
    .map((text) => text.trim())
    .filter((text) => /\p{L}/u.test(text) && !proper.has(text.toLowerCase()))
    .map((text) => `'${text}' is not translated`)
}
