import { afterEach, beforeEach, expect, vi } from 'vitest'

// console.error fails the test during which it is called, and so does a warning of MobX.
let complaints: unknown[][] = []

const EXPECTED = [
  // Browsers report a ResizeObserver loop that continues in the next frame as an error, though nothing is lost; virtua,
  // which virtualises our lists, causes it by design.
  'ResizeObserver loop completed with undelivered notifications.',
  // Only where stories run, in a browser: now and then in whole runs, cause not found; it is about the test's set-up.
  ...('document' in globalThis ? ['The current testing environment is not configured to support act(...)'] : []),
]

const isExpected = (parts: readonly unknown[]): boolean =>
  parts.some((part) => EXPECTED.some((message) => String(part).includes(message)))

beforeEach(() => {
  complaints = []
  const { warn } = console
  const error = vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    if (!isExpected(parts)) complaints.push(parts)
  })
  const warning = vi.spyOn(console, 'warn').mockImplementation((...parts: unknown[]) => {
    if (String(parts[0]).startsWith('[MobX]')) complaints.push(parts)
    else warn(...parts)
  })
  // Stories of several files share one console.
  return () => {
    error.mockRestore()
    warning.mockRestore()
  }
})

afterEach(() => {
  expect(complaints.map((parts) => parts.map(String).join(' '))).toEqual([])
})
