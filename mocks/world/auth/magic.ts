import { REFUSAL, type RefusalName } from '../../../src/contract/core/refusals'
import { refuse } from '../core/refusal'

/** The code that every SMS of the demo carries. */
export const DEMO_CODE = '123456'

// `Object.keys` loses the key type.
const names = Object.keys(REFUSAL) as RefusalName[]
const byInput = (inputOf: (code: string) => string): Readonly<Record<string, RefusalName>> =>
  Object.fromEntries(names.map((name) => [inputOf(String(REFUSAL[name])), name]))

/**
 * For testers without the panel: signing in, registering or asking for a code with `fail2001` is refused with 2001, and
 * so on.
 */
export const magicAccounts = byInput((code) => `fail${code}`)
/** The same for phone numbers: +1 202 555 2001 gives 2001, +1 202 555 0401 gives 401. */
export const magicPhones = byInput((code) => `+1202555${code.padStart(4, '0')}`)
/** The form of a social provider's token: `demo-google-ann`. Any other is refused; testers use `deny`. */
export const SOCIAL_TOKEN = /^demo-(google|facebook|line)-([\w.]{1,40})$/

/** Refuses if the input is a tester's magic input. */
export const checkMagicInput = (input: string): void => {
  const name = [magicAccounts, magicPhones].find((table) => Object.hasOwn(table, input))?.[input]
  if (name) refuse(name, `${input}: a tester's input`)
}
