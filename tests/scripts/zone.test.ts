import { expect, it } from 'vitest'

it('tests run in another zone than the world, which has UTC', () => {
  expect(new Date(0).getHours()).toBe(21)
})
