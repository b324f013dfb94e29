let segmenter: Intl.Segmenter | undefined

/** What a reader sees as single characters: a joined emoji or a flag is one. Firefox splits them only from 125 on. */
export const graphemesOf = (text: string): string[] => {
  if (!('Segmenter' in Intl)) return [...text]
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}
