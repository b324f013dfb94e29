import { describe, expect, it } from 'vitest'
import { latinDigits, plainDigits, withoutInvisible } from '../../src/domain/digits'

describe('digits', () => {
  it.each([
    ['0123456789', '0123456789'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['०१२३४५६७८९', '0123456789'],
    ['０１２３４５６７８９', '0123456789'],
    ['code ٤٢!', 'code 42!'],
  ])('%s are %s in Latin script', (typed, expected) => {
    expect(latinDigits(typed)).toBe(expected)
  })

  it.each([
    ['\u202a12\u202c', '12'],
    ['1\u200d2\u2060\ufeff', '12'],
    ['1\u00002\u007f', '12'],
    ['1\u28002\u3164', '12'],
    ['1 2\t3\n', '1 2\t3\n'],
  ])('lose what nobody sees: %j is %j', (typed, expected) => {
    expect(withoutInvisible(typed)).toBe(expected)
  })

  it.each([
    ['+1 (202) 555-01.99', '+12025550199'],
    ['＋١ ٢٠٢', '+1202'],
    ['12/34 [56] − 7–8', '12345678'],
    ['a1', 'a1'],
  ])('are plain without punctuation: %j is %j', (typed, expected) => {
    expect(plainDigits(typed)).toBe(expected)
  })
})
