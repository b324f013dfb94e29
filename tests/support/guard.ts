import { afterEach, beforeEach, expect, vi } from 'vitest'

// A message on console.error is a fault that nobody looked at: it fails the test during which it was written.
let complaints: unknown[][] = []

// The specification reports a ResizeObserver that goes on in the next frame as an error, though nothing is lost; virtua, which
// windows our long lists, causes it by design.
const isRemeasured = (parts: readonly unknown[]): boolean =>
  parts.some((part) => String(part).includes('ResizeObserver loop completed with undelivered notifications.'))

beforeEach(() => {
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    if (!isRemeasured(parts)) complaints.push(parts)
  })
})

afterEach(() => {
  expect(complaints.map((parts) => parts.map(String).join(' '))).toEqual([])
})
