import * as v from 'valibot'
import type { LengthLimits } from '../../contract/config'
import { isMixed } from '../../domain/auth/passwordStrength'
import { isPhoneNumber, longestNational } from '../../domain/auth/phoneNumber'
import { errorText } from '../../ui/form/errorText'
import { filled, limited } from '../../ui/form/rules'

type Limits = LengthLimits | undefined

/** `known` = exists already, `new` = is being chosen. */
export type Age = 'known' | 'new'

interface Options {
  /** Undefined = the form has no such field. */
  password?: Age | undefined
  /** A new player confirms age and terms. */
  joins?: boolean
}

const matching = (pattern: RegExp, key: string) => v.regex(pattern, errorText({ keys: [key] }))

const passwordRule = (limits: Limits, age: Age | undefined) => {
  if (!age) return v.string()
  // Limits bind what is new: an older password may be shorter.
  if (age === 'known') return filled('auth.password.missing')
  const sized = limited(limits?.password, 'auth.password.missing', 'auth.password.length')
  return v.pipe(sized, v.check(isMixed, errorText({ keys: ['auth.password.mixed'] })))
}

const newPlayer = (joins: boolean) => ({
  invite: v.string(),
  accepted: joins ? v.pipe(v.boolean(), v.value(true, errorText({ keys: ['auth.terms.missing'] }))) : v.boolean(),
})

/** Rules of a first password. */
export const newPasswordRules = (limits: Limits) => v.object({ password: passwordRule(limits, 'new') })

/** Rules of a form with an account name. */
export const accountRules = (limits: Limits, name: Age, { password, joins = false }: Options = {}) => {
  const sized = limited(limits?.account, 'auth.account.missing', 'auth.account.length')
  return v.object({
    account:
      name === 'known'
        ? filled('auth.account.missing')
        : v.pipe(sized, matching(/^[a-z][\w.-]*$/i, 'auth.account.wrong')),
    password: passwordRule(limits, password),
    remember: v.boolean(),
    ...newPlayer(joins),
  })
}

/** Rules of a form with a phone number. */
export const phoneRules = (
  limits: Limits,
  country: string,
  needsCode: boolean,
  { password, joins = false }: Options = {},
) =>
  v.object({
    mobile: v.pipe(
      filled('auth.mobile.missing'),
      v.check(
        (mobile) => isPhoneNumber(country, mobile),
        errorText({ keys: ['auth.mobile.wrong'], values: { max: longestNational(country) } }),
      ),
    ),
    code: needsCode ? limited(limits?.smsCode, 'auth.code.missing', 'auth.code.length') : v.string(),
    password: passwordRule(limits, password),
    ...newPlayer(joins),
  })
