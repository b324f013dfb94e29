/**
 * Keeps an element above the page: in its top layer, and inside the modal dialog that is open, since everything outside
 * one is inert.
 */
export const followDialogs = (element: HTMLElement): void => {
  /** Modal dialogs in the order in which they were opened. */
  let open: HTMLDialogElement[] = []
  const place = () => {
    const present = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')]
    const before = open.filter((dialog) => present.includes(dialog))
    open = [...before, ...present.filter((dialog) => !before.includes(dialog))]
    const parent = open.at(-1) ?? document.body
    if (element.parentElement !== parent) {
      // Keeps focus, scroll and what is typed, where the browser can.
      if ('moveBefore' in parent && element.isConnected) parent.moveBefore(element, null)
      else parent.append(element)
    } else if (element.matches(':popover-open')) return
    if (element.matches(':popover-open')) element.hidePopover()
    element.showPopover()
  }
  new MutationObserver(place).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['open'],
  })
  place()
}
