type Attributes = Readonly<Record<string, string>>
export type Child = Node | string

/** Creates an element; `on…` is left to listeners, since the page's policy forbids script text. */
export const el = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

/** A picture without words of its own. */
export const picture = (src: string): HTMLImageElement =>
  el('img', { src, alt: '', width: '256', height: '256', draggable: 'false' })

const isShut = (made: HTMLElement): boolean => made.getAttribute('aria-disabled') === 'true'

/** Lets a button take no press. It keeps the focus, which `disabled` would drop. */
export const shut = (made: HTMLElement, is: boolean): void => made.setAttribute('aria-disabled', String(is))

export const button = (name: string, label: string, onPress: () => void): HTMLButtonElement => {
  const made = el('button', { type: 'button', class: name }, label)
  made.addEventListener('click', () => {
    if (!isShut(made)) onPress()
  })
  return made
}

const SVG = 'http://www.w3.org/2000/svg'

export const svg = (tag: string, attributes: Attributes = {}, ...children: readonly Node[]): SVGElement => {
  const made = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

/** Changes a text that changes often: its node is kept. */
export const write = (box: HTMLElement, text: string): void => {
  const { firstChild } = box
  if (!(firstChild instanceof Text)) box.textContent = text
  else if (firstChild.data !== text) firstChild.data = text
}

/** How often a number that runs is written, ms. */
export const STEP_MS = 100

/** Resolves after so many ms. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Whether motion is reduced. */
export const still = (): boolean => document.documentElement.dataset['still'] === 'true'

/** Scrolls to where the round is seen: with large text that may be far above the button. */
export const lookAt = (box: HTMLElement): void =>
  box.scrollIntoView({ block: 'start', behavior: still() ? 'instant' : 'smooth' })

/** The language of the page around the game. */
export const locale = (): string => document.documentElement.lang
