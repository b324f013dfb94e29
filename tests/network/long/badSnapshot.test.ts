import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ControlError } from '../../../mocks/network/controls/suggestions'
import { codeOf } from '../../../mocks/network/state/recording'
import { contract } from '../../../src/contract'
import { sampleOf } from '../../world/core/samples'
import { createFixture } from '../backendSupport'

const RUNS = 300

const damages = fc.constantFrom<unknown>(null, 0, -1, 0.5, 1e300, '', 'x', true, [], {}, 'gone')

/** Damages a random part of a world. */
const damaged = (world: unknown, way: readonly number[], damage: unknown): void => {
  let at: unknown = world
  for (const [step, turn] of way.entries()) {
    if (typeof at !== 'object' || at === null) return
    const keys = Object.keys(at)
    const key = keys[turn % Math.max(1, keys.length)]
    if (key === undefined) return
    const next: unknown = Reflect.get(at, key)
    if (step < way.length - 1 && typeof next === 'object' && next !== null) at = next
    else if (damage === 'gone') Reflect.deleteProperty(at, key)
    else Reflect.set(at, key, damage)
    if (at !== next) return
  }
}

it('[MOCK-03] a damaged snapshot is refused, unless all reads still work', async () => {
  const fixture = createFixture({ persona: 'collector' })
  const { mock, backend } = fixture
  const valid = JSON.stringify(mock.snapshot())
  let refused = 0
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(400), { minLength: 1, maxLength: 8 }), damages, async (way, damage) => {
      const spoilt: unknown = JSON.parse(valid)
      damaged(spoilt, way, damage)
      const error: unknown = await mock.restore(spoilt).then(
        () => null,
        (reason: unknown) => reason,
      )
      if (error) {
        refused++
        expect(error).toBeInstanceOf(ControlError)
        expect(JSON.stringify(mock.snapshot())).toBe(valid)
        return
      }
      for (const { call } of contract.filter(({ call }) => call.effect === 'read'))
        expect(codeOf(await fixture.call(call.name, sampleOf(call))), call.name).not.toBe(1500)
      await mock.restore(valid)
    }),
    { numRuns: RUNS },
  )
  expect(refused / RUNS).toBeGreaterThan(0.06)
  expect(fixture.complaints).toEqual([])
  expect(backend.journal.world.now).toBeGreaterThan(0)
})
