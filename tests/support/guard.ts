import { afterEach, beforeEach, expect, vi } from 'vitest'

// A message on console.error is a fault that nobody looked at: it fails the test during which it was written.
let complaints: unknown[][] = []

// The browser's note that a measured list was measured once more in the same frame; it is no fault of anybody.
const harmless = 'ResizeObserver loop completed with undelivered notifications.'

beforeEach(() => {
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    if (!parts.some((part) => String(part).includes(harmless))) complaints.push(parts)
  })
})

afterEach(() => {
  expect(complaints.map((parts) => parts.map(String).join(' '))).toEqual([])
})
