import { expect, it } from 'vitest'
import { internationalNumber, readPhone } from '../../../src/domain/auth/phoneNumber'

const countries = ['+1', '+44', '+55', '+62', '+84', '+91', '+971']
const numberOf = (country: string, typed: string) => {
  const phone = readPhone(typed, country, countries)
  return phone && internationalNumber(phone)
}

it.each([
  ...['912345678', '0912345678', '84912345678', '+84912345678', '0084912345678'].map((typed) => ['+84', typed]),
  ...['+84 0912 345 678', '(091) 234-5678', '０９１２３４５６７８', '＋٨٤٩١٢٣٤٥٦٧٨'].map((typed) => ['+84', typed]),
  ...['+84912345678', '0084912345678', '01184912345678'].map((typed) => ['+1', typed]),
] as const)('[AUTH-03] with %s chosen, %s is +84912345678', (country, typed) => {
  expect(numberOf(country ?? '', typed ?? '')).toBe('+84912345678')
})

it.each([
  ['+1', '0012025550143', '+12025550143'],
  ['+1', '12025550143', '+12025550143'],
  ['+55', '11987654321', '+5511987654321'],
  ['+55', '55987654321', '+5555987654321'],
  ['+55', '5511987654321', '+5511987654321'],
  ['+84', '+5511987654321', '+5511987654321'],
  ['+1', '00971501234567', '+971501234567'],
  ['+91', '9198765432', '+919198765432'],
  ['+91', '+33612345678', null],
])('[AUTH-03] with %s chosen, %s is %s', (country, typed, number) => {
  expect(numberOf(country, typed)).toBe(number)
  // What was read is read as the same number again.
  const phone = readPhone(typed, country, countries)
  if (phone) expect(numberOf(phone.country, phone.mobile)).toBe(number)
})
