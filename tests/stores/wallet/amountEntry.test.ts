import { expect, it } from 'vitest'
import { typedAmount } from '../../../src/domain/amount'
import { type Cents, cents } from '../../../src/domain/money'
import { AmountEntry } from '../../../src/stores/wallet/AmountEntry'

const PRESET = cents(5_000)

const opened = () => new AmountEntry<Cents>()

it('an amount is the preset one until another is entered, and again once that is cleared', () => {
  const entry = opened()
  expect([entry.isEntered, entry.or(PRESET)]).toEqual([false, PRESET])
  entry.select(cents(700))
  expect([entry.isEntered, entry.or(PRESET)]).toEqual([true, 700])
  entry.clear()
  expect([entry.isEntered, entry.or(PRESET)]).toEqual([false, PRESET])
})

it.each(['', 'lots'])(
  'a text that cannot be read (%j) is kept, and is no amount rather than the preset one',
  (typed) => {
    const entry = opened()
    entry.type(typed, typedAmount(typed, 'en-US'))
    expect([entry.typed, entry.isEntered, entry.or(PRESET)]).toEqual([typed, true, null])
  },
)

it('an amount means what it meant in the language it was typed in', () => {
  const entry = opened()
  entry.type('1.234', typedAmount('1.234', 'pt-BR'))
  expect([entry.typed, entry.or(PRESET)]).toEqual(['1.234', 123_400])
})

it('a selected amount is written by the field, not as what was typed before', () => {
  const entry = opened()
  entry.type('7', cents(700))
  entry.select(cents(900))
  expect([entry.typed, entry.or(PRESET)]).toEqual([null, 900])
})
