const frame = '[data-painted]'
const target = 'a[href], [data-tap]'

const selectorOf = (element: Element): string => {
  const tap = element.getAttribute('data-tap')
  return tap === null ? `a[href="${element.getAttribute('href')}"]` : `[data-tap="${tap}"]`
}

/** Keeps taps on the static frame until the code is there. */
export function keepTaps(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest(frame)) return
    event.preventDefault()
    const element = event.target.closest(target)
    if (element) document.documentElement.dataset['tapped'] = selectorOf(element)
  })
}

/** Repeats the kept tap on what has replaced the static frame. */
export function repeatTap(): void {
  const { dataset } = document.documentElement
  const { tapped: selector } = dataset
  delete dataset['tapped']
  if (selector) document.querySelector<HTMLElement>(selector)?.click()
}
