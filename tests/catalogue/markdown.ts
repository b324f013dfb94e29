/** A page of the generated docs by its file name. */
export type Pages = Readonly<Record<string, string>>

const cell = (value: unknown): string =>
  String(value ?? '')
    .replaceAll('|', '\\|')
    .replaceAll('\n', ' ')

/** A table in Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')

/** A page with its title and the sentence that says where it comes from. */
export const page = (title: string, ...parts: readonly string[]): string =>
  `${[`# ${title}`, 'Made from the code by `npm run catalogue`; not written by hand.', ...parts].join('\n\n')}\n`

/** A word as code. */
export const code = (word: unknown): string => `\`${String(word)}\``
