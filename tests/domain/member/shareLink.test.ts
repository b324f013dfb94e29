import fc from 'fast-check'
import { expect, it } from 'vitest'
import { codeIn, gameSharePath, registerPath, sharePath } from '../../../src/domain/member/shareLink'

const queryOf = (path: string) => new URL(path, 'https://kismara.example').searchParams

it('[ROUTE-01] a link carries its player’s code unchanged to the page and on to the form', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 32, unit: 'grapheme-ascii' }), (text) => {
      const code = text.trim()
      expect(codeIn(queryOf(sharePath(code)))).toBe(code)
      expect(codeIn(queryOf(registerPath(code)))).toBe(code)
    }),
  )
  expect(sharePath('K7Q2MIRA')).toBe('/share?pid=K7Q2MIRA')
})

it('[ROUTE-01] a link without a code names no friend, and one with a very long code is cut', () => {
  expect(sharePath('')).toBe('/share')
  expect(codeIn(queryOf('/share'))).toBe('')
  expect(codeIn(queryOf('/share?pid=%20'))).toBe('')
  expect(codeIn(queryOf(`/share?pid=${'x'.repeat(5_000)}`))).toHaveLength(32)
})

it('[GAME-01] a shared game leads to its sheet over the lobby, and keeps the code of the player who shares it', () => {
  expect(gameSharePath(4, '')).toBe('/?game=4')
  expect(gameSharePath(4, 'K7 Q')).toBe('/?game=4&pid=K7%20Q')
})
