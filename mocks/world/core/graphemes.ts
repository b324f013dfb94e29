const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What a reader sees as single characters: a joined emoji or a flag is one. */
export const graphemesOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment)
