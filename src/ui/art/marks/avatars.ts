import { hashText } from '../seeded'
import type { SymbolName } from '../symbols/symbols'

/** The twelve avatars to choose from. */
export const avatarNames = [
  'fox',
  'penguin',
  'lion',
  'owl',
  'unicorn',
  'wolf',
  'panda',
  'tiger',
  'alien',
  'robot',
  'rabbit',
  'dragon',
] as const satisfies readonly SymbolName[]

/** Index of an avatar; any other text always maps to the same one. */
export function avatarIndex(id: number | string): number {
  const number = typeof id === 'number' ? Math.abs(Math.trunc(id)) : /^\d{1,2}$/.test(id) ? Number(id) : hashText(id)
  return number % avatarNames.length
}
