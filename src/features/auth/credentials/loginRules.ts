import * as v from 'valibot'
import type { LengthLimits } from '../../../contract/config'
import { isMixed } from '../../../domain/auth/passwordStrength'
import { isPhoneNumber, longestNational, readPhone } from '../../../domain/auth/phoneNumber'
import { errorText } from '../../../ui/form/errorText'
import { filled, limited } from '../../../ui/form/rules'

type Limits = LengthLimits | undefined

/** `known` = exists already, `new` = is being chosen. */
export type CredentialKind = 'known' | 'new'

interface Options {
  /** Undefined = the form has no such field. */
  password?: CredentialKind | undefined
  /** A new player confirms age and terms. */
  isRegistration?: boolean
}

/** The chosen dialling code, and all that are on offer. */
interface Countries {
  country: string
  dialCodes: readonly string[]
}

const matching = (pattern: RegExp, key: string) => v.regex(pattern, errorText({ keys: [key] }))

/** Keyboards send the same letter composed or not. */
const composed = v.normalize('NFC')

const passwordRule = (limits: Limits, age: CredentialKind | undefined) => {
  if (!age) return v.string()
  // Limits bind what is new: an older password may be shorter.
  if (age === 'known') return v.pipe(filled('auth.password.missing'), composed)
  const sized = limited(limits?.password, 'auth.password.missing', 'auth.password.length')
  return v.pipe(v.string(), composed, sized, v.check(isMixed, errorText({ keys: ['auth.password.mixed'] })))
}

const newPlayer = (isRegistration: boolean) => ({
  invite: v.string(),
  accepted: isRegistration
    ? v.pipe(v.boolean(), v.value(true, errorText({ keys: ['auth.terms.missing'] })))
    : v.boolean(),
})

/** Rules of a first password. */
export const newPasswordRules = (limits: Limits) => v.object({ password: passwordRule(limits, 'new') })

/** Rules of a form with an account name. */
export const accountRules = (
  limits: Limits,
  name: CredentialKind,
  { password, isRegistration = false }: Options = {},
) => {
  const sized = limited(limits?.account, 'auth.account.missing', 'auth.account.length')
  return v.object({
    account:
      name === 'known'
        ? filled('auth.account.missing')
        : v.pipe(sized, matching(/^[a-z][\w.-]*$/i, 'auth.account.wrong')),
    password: passwordRule(limits, password),
    remember: v.boolean(),
    ...newPlayer(isRegistration),
  })
}

/** Rules of a form with a phone number. */
export const phoneRules = (
  limits: Limits,
  { country, dialCodes }: Countries,
  needsCode: boolean,
  { password, isRegistration = false }: Options = {},
) =>
  v.object({
    mobile: v.pipe(
      filled('auth.mobile.missing'),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return
        const phone = readPhone(dataset.value, country, dialCodes)
        if (phone && isPhoneNumber(phone)) return
        const max = longestNational(phone?.country ?? country)
        const message = phone ? { keys: ['auth.mobile.wrong'], values: { max } } : { keys: ['auth.mobile.country'] }
        addIssue({ message: errorText(message) })
      }),
    ),
    code: needsCode ? limited(limits?.smsCode, 'auth.code.missing', 'auth.code.length') : v.string(),
    password: passwordRule(limits, password),
    ...newPlayer(isRegistration),
  })
