/**
 * Keeps an element above the page: in its top layer, and inside the modal dialog that was opened last, since everything
 * outside that one is inert.
 */
export const followDialogs = (element: HTMLElement): void => {
  /** Modal dialogs in the order in which they were opened. */
  let open: readonly HTMLDialogElement[] = []
  const place = () => {
    const present = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')]
    const before = open.filter((dialog) => present.includes(dialog))
    open = [...before, ...present.filter((dialog) => !before.includes(dialog))]
    const parent = open.at(-1) ?? document.body
    if (element.parentElement === parent) return
    // Keeps what the panel shows as it is, where the browser can.
    if ('moveBefore' in parent && element.isConnected) parent.moveBefore(element, null)
    else parent.append(element)
    // Shown anew, it lies above what was opened since.
    if (element.matches(':popover-open')) element.hidePopover()
    element.showPopover()
    // A dialog that leaves the page takes along what is in it.
    removals.disconnect()
    if (parent !== document.body) removals.observe(document.body, { subtree: true, childList: true })
  }
  const removals = new MutationObserver(() => {
    if (!element.isConnected) place()
  })
  new MutationObserver(place).observe(document.body, { subtree: true, attributeFilter: ['open'] })
  place()
}
