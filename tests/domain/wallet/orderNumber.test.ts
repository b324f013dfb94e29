import fc from 'fast-check'
import { expect, it } from 'vitest'
import { orderNumber } from '../../../src/domain/wallet/orderNumber'

it('[WALL-04] an order’s number is in groups that can be read out', () => {
  const read = (id: string) => orderNumber(id).replaceAll('\u00a0', ' ')
  expect(['o0002k7', 'w00000a', 'W-204817', '12345678901', 'K1', ''].map(read)).toEqual([
    'o 000 2k7',
    'w 000 00a',
    'W-204 817',
    '1234 5678 901',
    'K1',
    '',
  ])
})

it('[WALL-04] without the spaces it is the number itself, and no group is longer than four', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 64 }), (id) => {
      const shown = orderNumber(id)
      expect(shown.replaceAll('\u00a0', '')).toBe(id.replaceAll('\u00a0', ''))
      expect(shown).not.toMatch(/[a-z\d]{5}/i)
    }),
  )
})
