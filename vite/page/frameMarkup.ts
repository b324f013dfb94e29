/** Collects Emotion's styles under their ids, so that Emotion recognizes them, and turns inline styles into rules. */
export class FrameSheet {
  readonly #rules = new Map<string, string>()
  readonly #inline = new Map<string, number>()

  /** The markup of a rendered frame without styles and title. The policy forbids inline style attributes. */
  take(html: string): string {
    return (
      html
        .replace(/<title>[^<]*<\/title>/, '')
        .replace(/<style data-emotion="css ([^"]+)">([\s\S]*?)<\/style>/g, (_, ids: string, css: string) => {
          this.#rules.set(ids, css)
          return ''
        })
        .replace(/<!--[^>]*-->/g, '')
        // React announces images; the frame's own are already in the markup.
        .replace(/<link rel="preload"[^>]*>/g, '')
        .replace(/ style="([^"]*)"/g, (_, style: string) => ` data-inline="${this.#number(style)}"`)
    )
  }

  toString(): string {
    const inline = [...this.#inline].map(([style, number]) => `[data-inline="${number}"]{${decoded(style)}}`)
    return [
      `<style data-emotion="css ${[...this.#rules.keys()].join(' ')}">${[...this.#rules.values()].join('')}</style>`,
      `<style>${inline.join('')}</style>`,
    ].join('')
  }

  #number(style: string): number {
    const known = this.#inline.get(style) ?? this.#inline.size
    this.#inline.set(style, known)
    return known
  }
}

/** The words of some markup in document order: labels of elements and texts. */
export function wordsOf(html: string): string[] {
  const words = [...html.matchAll(/<[^>]*?(?: aria-label="([^"]*)")[^>]*>|<[^>]*>|([^<]+)/g)].flatMap(
    ([, label, text]) => label ?? text ?? [],
  )
  return words.map(decoded)
}

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

const decoded = (text: string) => text.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity)
