import { below, nameOf, rule, textsIn } from './rule'

const literal = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i
const named =
  '(?:white|black|gr[ae]y|silver|red|maroon|orange|yellow|gold|olive|lime|green|teal|aqua|cyan|blue|navy|purple|magenta|fuchsia|pink|brown|crimson|tomato|coral|salmon|indigo|violet)'
const property = '(?:[\\w-]*color|background|fill|stroke|border[\\w-]*|outline|[\\w-]*shadow)'
const namedInCss = new RegExp(`(?:^|[;{\\s])${property}\\s*:[^;]*(?<![-\\w])${named}(?![-\\w])`, 'i')
const namedAlone = new RegExp(`(?<![-\\w])${named}(?![-\\w])`, 'i')

const art = below('src/theme/', 'src/ui/art/', 'mocks/games/')

/** Colors are defined in the theme; other code uses tokens. */
export const rawColor = rule(
  'raw color',
  (path) => below('src/', 'mocks/panel/')(path) && !art(path),
  (node, ancestors) => {
    const parent = ancestors.at(-1)
    if (parent?.type === 'Property' && parent.key === node && !parent.computed) return []
    const key =
      parent?.type === 'Property' ? nameOf(parent.key) : parent?.type === 'JSXAttribute' ? nameOf(parent.name) : ''
    const isStyle = new RegExp(`^${property}$`, 'i').test(key ?? '')
    return textsIn(node).flatMap((text) => {
      const found = literal.exec(text) ?? namedInCss.exec(text) ?? (isStyle ? namedAlone.exec(text) : null)
      return found ? [`the color '${found[0].trim()}' belongs in the theme`] : []
    })
  },
)
