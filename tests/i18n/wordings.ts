import { placeOf, type Source, walk } from '../structure/support/source'
import { joinedTexts } from './joined'

/** A key, or a pattern of keys with `*` for its computed part, as it stands in a file. */
export interface Wording {
  readonly at: string
  readonly key: string
}

/** What looks like a key in a file: a dotted word that begins as one of the texts' keys does. */
export function wordingsOf(source: Source, beginnings: ReadonlySet<string>): Wording[] {
  const found: Wording[] = []
  const looks = (text: string) => /^\w+(?:\.[\w*]+)+$/.test(text) && beginnings.has(text.split('.')[0] ?? '')
  walk(source.program, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string' && (looks(node.value) || node.value === 'brand'))
      found.push({ at: placeOf(source, node), key: node.value })
    if (node.type !== 'TemplateLiteral' || node.expressions.length === 0) return
    const key = node.quasis.map(({ value }) => value.cooked ?? '').join('*')
    if (looks(key)) found.push({ at: placeOf(source, node), key })
  })
  return found
}

/** The places of a file where texts are put together that a translator has to see as one. */
export const joinsOf = (source: Source): string[] => joinedTexts(source.program).map((node) => placeOf(source, node))
