import { REFUSAL, type RefusalName } from '../../../src/contract/core/refusals'
import { refuse } from '../core/refusal'

/** The code that every SMS of the demo carries. */
export const DEMO_CODE = '123456'

// Every key of REFUSAL is a RefusalName: `keys` forgets it.
const names = Object.keys(REFUSAL) as RefusalName[]
const byInput = (inputOf: (code: string) => string): Readonly<Record<string, RefusalName>> =>
  Object.fromEntries(names.map((name) => [inputOf(String(REFUSAL[name])), name]))

/** For testers without the panel: whoever signs in, registers or asks for a code with `fail2001` is refused with 2001, and so on. */
export const magicAccounts = byInput((code) => `fail${code}`)
/** The same for phone numbers: +1 202 555 2001 gives 2001, +1 202 555 0401 gives 401. */
export const magicPhones = byInput((code) => `+1202555${code.padStart(4, '0')}`)
/** What a social provider's token looks like here: `demo-google-ann`. Any other token is refused, so a tester takes `deny`. */
export const SOCIAL_TOKEN = /^demo-(google|facebook|line)-([\w.]{1,40})$/

/** Refuses when a tester's magic input asks for it. */
export const heedMagic = (input: string): void => {
  const name = [magicAccounts, magicPhones].find((table) => Object.hasOwn(table, input))?.[input]
  if (name) refuse(name)
}
