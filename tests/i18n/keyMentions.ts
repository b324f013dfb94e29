import { locationOf, type Source, walk } from '../structure/support/source'
import { joinedTexts } from './joined'

/** A key mentioned in a file, with `*` for a computed part. */
export interface Wording {
  readonly at: string
  readonly key: string
}

/** Dotted strings of a file that start like one of the text keys. */
export function wordingsOf(source: Source, beginnings: ReadonlySet<string>): Wording[] {
  const found: Wording[] = []
  const looks = (text: string) => /^\w+(?:\.[\w*]+)+$/.test(text) && beginnings.has(text.split('.')[0] ?? '')
  walk(source.program, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string' && (looks(node.value) || node.value === 'brand'))
      found.push({ at: locationOf(source, node), key: node.value })
    if (node.type !== 'TemplateLiteral' || node.expressions.length === 0) return
    const key = node.quasis.map(({ value }) => value.cooked ?? '').join('*')
    if (looks(key)) found.push({ at: locationOf(source, node), key })
  })
  return found
}

/** Places of a file where texts are concatenated. */
export const joinsOf = (source: Source): string[] => joinedTexts(source.program).map((node) => locationOf(source, node))
