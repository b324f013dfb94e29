import type { Node } from 'oxc-parser'
import { below, nameOf, rule, textsIn } from './rule'

const textAttributes = new Set([
  ...['alt', 'aria-label', 'aria-description', 'aria-placeholder', 'aria-roledescription', 'aria-valuetext'],
  ...['caption', 'description', 'heading', 'hint', 'label', 'message', 'placeholder', 'subtitle', 'title'],
])

/** Proper names. */
const proper = new Set(['kismara'])

/** Text for players comes from the locale files. */
export const untranslated = rule('untranslated text', below('src/features/', 'src/ui/', 'src/app/'), (node) => {
  if (node.type === 'JSXText') return violationsIn([node.value])
  if (node.type === 'JSXAttribute')
    return textAttributes.has(nameOf(node.name) ?? '') && node.value ? violationsIn(literalsIn(node.value)) : []
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    return violationsIn(
      node.children.flatMap((child) => (child.type === 'JSXExpressionContainer' ? literalsIn(child.expression) : [])),
    )
  }
  return []
})

/** The literal texts an expression may render. */
function literalsIn(node: Node): string[] {
  if (node.type === 'JSXExpressionContainer') return literalsIn(node.expression)
  if (node.type === 'ConditionalExpression') return [...literalsIn(node.consequent), ...literalsIn(node.alternate)]
  if (node.type === 'LogicalExpression') return [...literalsIn(node.left), ...literalsIn(node.right)]
  if (node.type === 'BinaryExpression' && node.operator === '+')
    return [...literalsIn(node.left), ...literalsIn(node.right)]
  return textsIn(node)
}

function violationsIn(texts: readonly string[]): string[] {
  return texts
    .map((text) => text.trim())
    .filter((text) => /\p{L}/u.test(text) && !proper.has(text.toLowerCase()))
    .map((text) => `'${text}' is not translated`)
}
