import { expect, it } from 'vitest'
import { isPage } from '../../src/sw/isPage'
import { PLACES } from '../support/places'

it.each(PLACES)('[PWA-01] the worker knows %s: %s', (_, path, answer) => {
  expect(isPage(new URL(path, 'https://kismara.example').pathname)).toBe(answer === 'page')
})
