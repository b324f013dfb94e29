import { afterEach, beforeEach, expect, vi } from 'vitest'

// console.error fails the test during which it is called.
let complaints: unknown[][] = []

// Browsers report a ResizeObserver loop that continues in the next frame as an error, though nothing is lost; virtua,
// which virtualises our lists, causes it by design.
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
