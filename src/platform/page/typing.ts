type Field = HTMLInputElement | HTMLTextAreaElement

/** Notices what is typed from now on. Returns whether a field on the page still holds such a text. */
export function watchTyping(page: EventTarget = document): () => boolean {
  const typed = new Set<Field>()
  const forgetGone = () => {
    for (const field of typed) if (!field.isConnected) typed.delete(field)
  }
  page.addEventListener('input', ({ target }) => {
    forgetGone()
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    // A switch takes effect at once, and a form knows its choices.
    if (isField && target.type !== 'checkbox' && target.type !== 'radio') typed.add(target)
  })
  return () => {
    forgetGone()
    return [...typed].some(({ value }) => value !== '')
  }
}
