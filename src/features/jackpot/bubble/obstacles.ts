export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** Between two spots that are tried, px. */
const STEP = 4

const CONTROLS = 'a, button, label, select, input, textarea, summary, [tabindex="0"]'
/** What says something without words: bars, charts, medals, and pictures such as chests to come. */
const FIGURES = 'li img, [role="progressbar"], [role="img"], svg[data-vip]'

/** Boxes of all that can be tapped or read on the page, in its bars, too. */
export function obstaclesOf(bubble: Element): Box[] {
  const all = [...document.querySelectorAll('main *, header *, nav *')].filter((element) => !bubble.contains(element))
  return all.flatMap((element) => {
    const box = element.getBoundingClientRect()
    return element.matches(`${CONTROLS}, ${FIGURES}`) ? box : linesOf(element).map((line) => overlap(line, box))
  })
}

/** Lines of the element's own text, which seldom fill its box. */
function linesOf({ childNodes }: Element): Box[] {
  const texts = [...childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  return texts.flatMap((text) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return [...range.getClientRects()]
  })
}

/** Text only for screen readers is cut off by its box. */
const overlap = (line: Box, box: Box): Box => ({
  left: Math.max(line.left, box.left),
  top: Math.max(line.top, box.top),
  right: Math.min(line.right, box.right),
  bottom: Math.min(line.bottom, box.bottom),
})

/** The smallest vertical shift within a range that leaves nothing covered, nor `room` px around it; null when there is none. */
export function freeShift(
  box: Box,
  [first, last]: readonly [number, number],
  obstacles: readonly Box[],
  room: number,
): number | null {
  const beside = obstacles.filter(({ left, right }) => right > box.left - room && left < box.right + room)
  const free = (shift: number) =>
    beside.every(({ top, bottom }) => bottom <= box.top + shift - room || top >= box.bottom + shift + room)
  for (let away = 0; away <= Math.max(last, -first); away += STEP)
    for (const shift of [-away, away]) if (shift >= first && shift <= last && free(shift)) return shift
  return null
}
