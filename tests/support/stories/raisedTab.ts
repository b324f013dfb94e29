/** What can be tapped and lies under the tab bar's raised tab at the end of the page. */
export const underRaisedTab = (): string[] => {
  const tab = document.querySelector('[data-raised] > :first-child')
  const bar = tab?.closest('nav')
  // In the rail it is not raised, on a page with Back it is hidden; a dialog covers the page, which does not scroll.
  if (
    !tab?.checkVisibility() ||
    !bar ||
    getComputedStyle(bar).position !== 'fixed' ||
    document.querySelector('dialog[open]')
  )
    return []
  scrollTo(0, document.documentElement.scrollHeight)
  const { left, right, top, bottom } = tab.getBoundingClientRect()
  return [...document.querySelectorAll('main :is(a, button, input, select, label, summary)')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => {
      const box = element.getBoundingClientRect()
      return box.width > 1 && box.left < right && box.right > left && box.top < bottom && box.bottom > top
    })
    .map((element) => element.textContent ?? '')
}
