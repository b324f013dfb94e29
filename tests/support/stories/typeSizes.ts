/** The steps of the type scale, px at normal text size. */
const STEPS = [12, 14, 17, 22]

/** Lettering is art: the logo, titles of game tiles, the cabinet's sign and SPIN, drawings. */
const ART = '[translate="no"], [data-layer], [data-lettering], svg'

/** Texts under 12 px, and on a whole screen those off the type scale; one more size is for the amount it is about. */
export const wrongSizes = (): string[] => {
  // Enlarged text grows only as far as its place allows.
  if (sizeOf(document.documentElement) !== 16) return []
  const texts = findTexts()
  const wrong = texts.filter(({ size }) => size < 12)
  if (document.querySelector('main')) {
    const others = new Map(texts.filter(({ size }) => !STEPS.includes(size)).map((one) => [one.size, one]))
    if (others.size > 1) wrong.push(...others.values())
  }
  return wrong.map(({ size, text }) => `${size} px: ${text}`)
}

/** Headings that would be too light for Arabic, in the theme with the lightest display weight. */
export const lightInArabic = (): string[] => {
  const { lang, dataset } = document.documentElement
  const { vip } = dataset
  document.documentElement.lang = 'ar'
  dataset['vip'] = '6'
  const light = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter((heading) => isSeen(heading) && Number(getComputedStyle(heading).fontWeight) < 500)
    .map((heading) => `${getComputedStyle(heading).fontWeight}: ${heading.textContent}`)
  document.documentElement.lang = lang
  if (vip === undefined) delete dataset['vip']
  else dataset['vip'] = vip
  return light
}

const sizeOf = (element: Element): number => Math.round(parseFloat(getComputedStyle(element).fontSize) * 10) / 10

const findTexts = (): { size: number; text: string }[] => {
  const view = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const walker = document.createTreeWalker(view, NodeFilter.SHOW_TEXT)
  const found: { size: number; text: string }[] = []
  while (walker.nextNode()) {
    const { currentNode } = walker
    const { parentElement: element } = currentNode
    const text = currentNode.textContent?.trim()
    if (text && element && !element.closest(ART) && isSeen(element)) found.push({ size: sizeOf(element), text })
  }
  return found
}

const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect()
  return Math.min(width, height) > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
}
