import { describe, expect, it } from 'vitest'
import { success } from '../../../src/api/outcome'
import { ResourceFamily } from '../../../src/stores/data/ResourceFamily'
import { deviceSessions } from './calls'

interface Bounds {
  from: number
  to: number
}

const opened = () => {
  const device = deviceSessions()
  const read: string[] = []
  const told: [string, string][] = []
  const family = new ResourceFamily<{ id: string }>(
    device.epoch,
    async (id) => {
      read.push(id)
      return success({ id })
    },
    (value, key) => told.push([value.id, key]),
  )
  return { device, family, read, told }
}

describe('a family of resources', () => {
  it('has one resource per key, made on first use and not read by that', () => {
    const { family, read } = opened()
    const first = family.of('a')
    expect(family.of('a')).toBe(first)
    expect(family.of('b')).not.toBe(first)
    expect([family.size, read]).toEqual([2, []])
  })

  it('takes equal plain data as the same key', () => {
    const family = new ResourceFamily<Bounds, Bounds>(deviceSessions().epoch, async (bounds) => success(bounds))
    expect(family.of({ from: 1, to: 2 })).toBe(family.of({ from: 1, to: 2 }))
    expect(family.of({ from: 1, to: 3 })).not.toBe(family.of({ from: 1, to: 2 }))
  })

  it('reads each by its key and says which one has a value', async () => {
    const { family, read, told } = opened()
    await family.of('b').load()
    expect([read, told, family.of('b').value]).toEqual([['b'], [['b', 'b']], { id: 'b' }])
  })

  it('lists those made, in the order of their first use', () => {
    const { family } = opened()
    const made = [family.of('b'), family.of('a')]
    family.of('b')
    expect([...family.values()]).toEqual(made)
  })

  it('clears and forgets all, so that none waits for the next session', async () => {
    const { device, family } = opened()
    const before = family.of('a')
    await before.load()
    expect(device.listeners()).toBe(1)
    family.clear()
    expect([before.value, family.size, device.listeners()]).toEqual([null, 0, 0])
    expect(family.of('a')).not.toBe(before)
  })
})
