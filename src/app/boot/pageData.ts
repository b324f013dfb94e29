/** A data block of the page, written by its build; undefined in development, which has none. */
export function pageData<T>(id: string): T | undefined {
  const text = document.querySelector(`#${id}`)?.textContent
  // Both sides come from the same build.
  return text ? (JSON.parse(text) as T) : undefined
}
