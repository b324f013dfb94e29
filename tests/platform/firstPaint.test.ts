import { afterEach, expect, it, vi } from 'vitest'
import { rememberedFirstPaint } from '../../src/platform/page/firstPaint'

afterEach(() => vi.unstubAllGlobals())

const remembered = (kept: string | null) => {
  vi.stubGlobal('localStorage', { getItem: () => kept })
  return rememberedFirstPaint()
}

it('the look of the last visit is taken over', () => {
  expect(remembered('{"vip":"3","waiting":true,"played":false}')).toEqual({ vip: '3', waiting: true, played: false })
})

it.each([
  null,
  '',
  '{',
  'null',
  '3',
  '{"vip":3,"waiting":true,"played":true}',
  '{"vip":"3","waiting":true}',
  '{"look":"3","draw":1}',
])('a look that another build has stored, such as %s, is none', (kept) => expect(remembered(kept)).toBe(null))
