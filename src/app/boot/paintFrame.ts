import type { ExpectedVisit } from './expectedVisit'
import { pageData } from './pageData'
import type { FrameName } from './staticFrames'

/** The words of each frame, and of each theme's hero, in each locale, in the order of the document. */
export type FrameWords = Readonly<Record<string, Readonly<Record<FrameName | `hero${string}`, readonly string[]>>>>

/** Shows the static frame of the lobby: the visitor's, or the player's with the hero seen last. False without one. */
export function paintFrame(locale: string, { known, paint }: ExpectedVisit): boolean {
  const name: FrameName = known ? (paint?.waiting ? 'waiting' : 'player') : 'visitor'
  const frame = template(`frame="${known ? 'player' : 'visitor'}"`)
  if (!frame) return false
  const words = pageData<FrameWords>('words')
  const art = pageData<Record<string, string>>('inline-art')
  for (const image of find<HTMLImageElement>(frame, 'img[data-art]'))
    image.src = art?.[image.dataset['art'] ?? ''] ?? ''
  translate(frame, words?.[locale]?.[name])
  // Built with theme 1.
  if (known && paint && paint.vip !== '1') {
    const hero = template(`hero="${paint.vip}"`)
    if (hero) translate(hero, words?.[locale]?.[`hero${paint.vip}`])
    dress(frame, hero)
  }
  document.querySelector('#root')?.append(frame)
  return true
}

function template(name: string): DocumentFragment | undefined {
  const found = document.querySelector<HTMLTemplateElement>(`template[data-${name}]`)
  // A clone of a fragment is one.
  return found?.content.cloneNode(true) as DocumentFragment | undefined
}

function find<E extends Element>(frame: DocumentFragment, selector: string): E[] {
  return [...frame.querySelectorAll<E>(selector)]
}

/** Replaces the words in document order: labels of elements and texts. */
function translate(frame: DocumentFragment, words: readonly string[] | undefined): void {
  if (!words) return
  let next = 0
  const walker = document.createTreeWalker(frame, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) node.data = words[next++] ?? ''
    else if (node instanceof Element && node.hasAttribute('aria-label'))
      node.setAttribute('aria-label', words[next++] ?? '')
  }
}

/** Replaces the scene, the symbol and the words of the hero. */
function dress(frame: DocumentFragment, hero: DocumentFragment | undefined): void {
  const others = hero ? find(hero, '[data-hero]') : []
  for (const [index, part] of find(frame, '[data-hero]').entries()) {
    const other = others[index]
    if (other) part.replaceWith(other)
  }
}
