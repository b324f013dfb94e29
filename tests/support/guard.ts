import { afterEach, beforeEach, expect, vi } from 'vitest'

// A message on console.error is a fault that nobody looked at: it fails the test during which it was written.
let complaints: unknown[][] = []

const harmless = [
  // The browser's note that a measured list was measured once more in the same frame; it is no fault of anybody.
  'ResizeObserver loop completed with undelivered notifications.',
  // Storybook's hand presses inside React's test scope without waiting; a lazy part that loads on the press is no fault.
  'A component suspended inside an `act` scope',
]

beforeEach(() => {
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    if (!harmless.some((note) => parts.some((part) => String(part).includes(note)))) complaints.push(parts)
  })
})

afterEach(() => {
  expect(complaints.map((parts) => parts.map(String).join(' '))).toEqual([])
})
