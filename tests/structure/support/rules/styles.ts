import type { Node } from 'oxc-parser'
import { below, nameOf, rule, textsIn } from './rule'

const inCss = [
  /(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right)\b/,
  /border-(?:top|bottom)-(?:left|right)-radius/,
  /(?:^|[;{]\s*|\n\s*)(?:left|right)\s*:/,
  /(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
]
const keys =
  /^(?:(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\w*|border(?:Top|Bottom)(?:Left|Right)Radius)$/
const styled = below('src/ui/', 'src/features/', 'src/app/', 'src/theme/', 'mocks/panel/')

/** Left and right swap in right-to-left languages; logical sides do not. */
export const physicalSides = rule('physical side', styled, (node, ancestors) => {
  if (node.type === 'Property' && !node.computed) {
    const key = nameOf(node.key) ?? ''
    const side = (key === 'left' || key === 'right') && ancestors.some(isStyle)
    return side || keys.test(key) ? [`'${key}' is a physical side: use its logical twin`] : []
  }
  if (node.type !== 'TemplateLiteral') return []
  return textsIn(node).flatMap((text) => {
    const found = inCss.map((pattern) => pattern.exec(text)).find((match) => match !== null)
    return found ? [`'${found[0].trim()}' is a physical side: use its logical twin`] : []
  })
})

/** Component selectors need Emotion's Babel plugin, which is not used. */
export const componentSelectors = rule('component selector', styled, (node) => {
  if (node.type !== 'TaggedTemplateExpression') return []
  return node.quasi.expressions.flatMap((expression, index) => {
    const after = node.quasi.quasis[index + 1]?.value.raw ?? ''
    const isComponent = expression.type === 'Identifier' && /^[A-Z]/.test(expression.name)
    return isComponent && /^\s*[{:,>+~.[]/.test(after)
      ? [`\${${nameOf(expression)}} as a selector throws: use a data attribute`]
      : []
  })
})

function isStyle(node: Node): boolean {
  if (node.type === 'JSXAttribute') return ['style', 'css'].includes(nameOf(node.name) ?? '')
  if (node.type !== 'CallExpression') return false
  const { callee } = node
  if (callee.type === 'MemberExpression') return nameOf(callee.object) === 'styled'
  if (callee.type === 'CallExpression') return nameOf(callee.callee) === 'styled'
  return ['css', 'keyframes'].includes(nameOf(callee) ?? '')
}
