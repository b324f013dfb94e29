import type { ExpectedVisit } from './expectedVisit'
import { pageData } from './pageData'
import type { FrameName } from './staticFrames'

/** Shows the static frame of the lobby: the visitor's, or the player's with the hero seen last. False without one. */
export function paintFrame(locale: string, { known, paint }: ExpectedVisit): boolean {
  const frame = frameOf(known ? 'player' : 'visitor', locale)
  if (!frame) return false
  if (known && paint?.waiting) replace(frame, '[data-tap="jackpot"]', frameOf('waiting', locale))
  if (known && paint?.played) replace(frame, '[data-shelves]', frameOf('played', locale))
  if (known && paint) replace(frame, '[data-scene]', frameOf(`hero${paint.vip}`, ''))
  const art = pageData<Record<string, string>>('inline-art') ?? {}
  for (const image of frame.querySelectorAll('img')) {
    const inPage = art[image.getAttribute('src') ?? '']
    // The small ones come after the hero's.
    if (inPage === undefined) image.fetchPriority = 'low'
    else image.src = inPage
  }
  document.querySelector('#root')?.append(frame)
  return true
}

/** A copy of one of the page's templates; undefined in development, where there are none. */
export function frameOf(name: FrameName, locale: string): DocumentFragment | undefined {
  const found = document.querySelector<HTMLTemplateElement>(`template[data-frame="${name}"][lang="${locale}"]`)
  // A clone of a fragment is one.
  const frame = found?.content.cloneNode(true) as DocumentFragment | undefined
  // The policy forbids style attributes in the page, but not to set styles.
  for (const part of frame?.querySelectorAll<HTMLElement>('[data-style]') ?? [])
    part.style.cssText = part.dataset['style'] ?? ''
  return frame
}

/** Replaces a part of a frame by the one of another template. */
function replace(frame: DocumentFragment, selector: string, other: DocumentFragment | undefined): void {
  const part = other?.querySelector(selector)
  if (part) frame.querySelector(selector)?.replaceWith(part)
}
