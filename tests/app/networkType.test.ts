import { afterEach, describe, expect, it, vi } from 'vitest'
import { networkTypeOf } from '../../mocks/main/networkType'
import { parseLatency } from '../../mocks/network/faults/latency'
import { createBackend } from '../../mocks/network/state/backend'

afterEach(() => void vi.unstubAllGlobals())

describe('the network type that the demo sees', () => {
  it("is that of the world's latency, else the browser's own", () => {
    vi.stubGlobal('navigator', { connection: { effectiveType: '2g' } })
    const backend = createBackend()
    const type = networkTypeOf(backend)
    expect(type()).toBe('2g')
    backend.latency = parseLatency('3g')
    expect(type()).toBe('3g')
    backend.latency = parseLatency('none')
    expect(type()).toBe('2g')
  })
})
