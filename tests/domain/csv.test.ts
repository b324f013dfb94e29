import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvOf } from '../../src/domain/csv'

/** A reader of RFC 4180. */
const read = (csv: string): string[][] => {
  const rows: string[][] = []
  for (const [, quoted, plain = '', end] of csv.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    const value = quoted === undefined ? plain : quoted.replaceAll('""', '"')
    if (rows.length === 0) rows.push([])
    rows.at(-1)?.push(value)
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

const text = fc.string({ unit: fc.constantFrom('a', '1', ',', '"', '\n', '\r', ' ', 'ü') })
const plain = text.filter((value) => !/^\r/.test(value))

it('[WALL-04] a file has every cell as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.array(plain, { minLength: 1 }), { minLength: 1 }), (rows) => {
      expect(read(csvOf(rows))).toEqual(rows)
    }),
  )
})

it('[WALL-04] a spreadsheet never runs a cell', () => {
  expect(csvOf([['=1+1', '+1', '-1.50', '-1+1', '@sum', '\tx']])).toBe("\ufeff'=1+1,'+1,-1.50,'-1+1,'@sum,'\tx\r\n")
})
