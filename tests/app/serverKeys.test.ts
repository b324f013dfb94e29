import { describe, expect, it } from 'vitest'
import { countryName } from '../../src/features/auth/credentials/countryName'
import { typeSymbol } from '../../src/ui/art/typeSymbol'

const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty']

describe('[ERR-03] a key that a server gives', () => {
  it.each(inherited)('%j is not found among what every object inherits', (key) => {
    expect(typeSymbol(key)).toBe('star')
    expect(countryName(key, 'en-US')).toBe(key)
  })

  it('is found where the table has it', () => {
    expect(typeSymbol('fishing')).toBe('fishing')
    expect(countryName('+55', 'en-US')).toBe('Brazil')
  })
})
