import { hashText } from '../seeded'
import type { SymbolName } from '../symbols'

/** The twelve faces a player may choose from. */
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

/** Which face an avatar's id stands for; any other text has one of them too, always the same. */
export function avatarIndex(id: number | string): number {
  const number = typeof id === 'number' ? Math.abs(Math.trunc(id)) : /^\d{1,2}$/.test(id) ? Number(id) : hashText(id)
  return number % avatarNames.length
}
