/** The setter of the element's class; React has its own on each element, to know what it has rendered. */
const setter = () => Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

/**
 * Tells React of a value that a password manager has set without an event. React keeps the `value` attribute at what it
 * rendered, so any other value came from elsewhere; the event is then the one that typing it would have caused.
 */
export const adoptValue = (input: unknown): void => {
  if (!(input instanceof HTMLInputElement) || input.type === 'file') return
  const { value, defaultValue } = input
  if (value === defaultValue) return
  input.value = defaultValue
  setter()?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
