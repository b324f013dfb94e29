const frame = '[data-painted]'
const target = 'a[href], [data-tap]'

const selectorOf = (element: Element): string => {
  const tap = element.getAttribute('data-tap')
  return tap === null ? `a[href="${element.getAttribute('href')}"]` : `[data-tap="${tap}"]`
}

/** Keeps taps on the static frame, and the place of the focus, until the code is there. */
export function recordTaps(): void {
  const { dataset } = document.documentElement
  document.addEventListener('focusin', ({ target: element }) => {
    if (element instanceof Element && element.closest(frame)) dataset['focused'] = selectorOf(element)
  })
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest(frame)) return
    event.preventDefault()
    const element = event.target.closest(target)
    if (element) dataset['tapped'] = selectorOf(element)
  })
}

/** Focuses what was focused, then repeats the kept tap, on what has replaced the static frame. */
export function repeatTap(): void {
  const { dataset } = document.documentElement
  const { focused, tapped } = dataset
  delete dataset['focused']
  delete dataset['tapped']
  if (focused) document.querySelector<HTMLElement>(focused)?.focus()
  if (tapped) document.querySelector<HTMLElement>(tapped)?.click()
}
