export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** Around the bubble, for its label, its dot and a focus ring beside it, px. */
const ROOM = 10
const STEP = 12

const CONTROLS = 'a, button, label, select, input, textarea, summary, [tabindex="0"]'
/** What says something without words: bars, charts, medals, and pictures such as chests to come. */
const FIGURES = 'li img, [role="progressbar"], [role="img"], svg[data-vip]'

/** Boxes of all that can be tapped or read on the page, in its bars, too. */
export function obstaclesOf(bubble: Element): Box[] {
  const found = [...document.querySelectorAll('main *, header *, nav *')].filter(
    (element) => element.matches(`${CONTROLS}, ${FIGURES}`) || hasText(element),
  )
  return found.filter((element) => !bubble.contains(element)).map((element) => element.getBoundingClientRect())
}

function hasText({ childNodes }: Element): boolean {
  return [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
}

/** The smallest vertical shift within a range that leaves nothing covered; null when there is none. */
export function freeShift(
  box: Box,
  [first, last]: readonly [number, number],
  obstacles: readonly Box[],
): number | null {
  const beside = obstacles.filter(({ left, right }) => right > box.left - ROOM && left < box.right + ROOM)
  const free = (shift: number) =>
    beside.every(({ top, bottom }) => bottom <= box.top + shift - ROOM || top >= box.bottom + shift + ROOM)
  for (let away = 0; away <= Math.max(last, -first); away += STEP)
    for (const shift of [-away, away]) if (shift >= first && shift <= last && free(shift)) return shift
  return null
}
