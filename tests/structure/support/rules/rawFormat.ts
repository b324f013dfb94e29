import { below, nameOf, rule } from './rule'

const home = new Set([
  'src/i18n/formatter.ts',
  // One segmenter, of no language, which old browsers lack.
  'src/domain/graphemes.ts',
])
const methods = new Set(['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])

/** A formatter is made once a language and its options, by the one cache: making one is dear on a phone. */
export const rawFormat = rule(
  'raw format',
  (path) => below('src/', 'mocks/')(path) && !home.has(path),
  (node) => {
    if (node.type === 'CallExpression') {
      const name = node.callee.type === 'MemberExpression' ? (nameOf(node.callee) ?? '') : ''
      return methods.has(name) ? [`${name} makes a formatter each time: use i18n/formatter`] : []
    }
    if (node.type !== 'NewExpression' || node.callee.type !== 'MemberExpression') return []
    const name = nameOf(node.callee)
    // `Locale` formats nothing.
    const isFormatter = nameOf(node.callee.object) === 'Intl' && name !== 'Locale'
    return isFormatter ? [`new Intl.${name} is made anew each time: use i18n/formatter`] : []
  },
)
