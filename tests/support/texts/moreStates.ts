/** States in the accessibility tree that Playwright's text leaves out: where the player is, what is folded, what has the focus. */
export const moreStates = (region: Element): string[] => {
  // Runs in the page, so it imports nothing. A list that goes on has as many as it had time to load.
  const ENTRIES = 10
  const nameOf = (element: Element): string => {
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : []
    const name = element.getAttribute('aria-label') ?? labels[0]?.textContent ?? element.textContent
    return name.replace(/\s+/g, ' ').trim().slice(0, 60)
  }
  const namesOf = (selector: string, say: (element: Element, name: string) => string): string[] =>
    [...region.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility())
      .slice(0, ENTRIES)
      .map((element) => say(element, nameOf(element)))
  const { activeElement } = document
  return [
    ...namesOf('[aria-current]', (element, name) => `- current ${element.getAttribute('aria-current')}: ${name}`),
    ...namesOf('[aria-expanded="false"]', (_, name) => `- folded: ${name}`),
    // A heading that a new page has focused is no place of the player's.
    ...(activeElement instanceof HTMLElement && activeElement.tabIndex >= 0
      ? [`- focus: ${nameOf(activeElement)}`]
      : []),
  ]
}
