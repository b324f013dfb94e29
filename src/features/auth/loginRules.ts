import * as v from 'valibot'
import type { LengthLimits } from '../../contract/config'
import { errorText } from '../../ui/form/errorText'
import { filled, limited } from '../../ui/form/rules'

/** Rules of the account form. */
export const accountRules = (limits: LengthLimits | undefined) =>
  v.object({
    account: limited(limits?.account, 'auth.account.missing', 'auth.account.length'),
    password: limited(limits?.password, 'auth.password.missing', 'auth.password.length'),
    remember: v.boolean(),
  })

/** Rules of the phone form. */
export const phoneRules = (limits: LengthLimits | undefined, needsCode: boolean) =>
  v.object({
    mobile: v.pipe(filled('auth.mobile.missing'), v.regex(/^\d{6,14}$/, errorText({ keys: ['auth.mobile.wrong'] }))),
    code: needsCode ? limited(limits?.smsCode, 'auth.code.missing', 'auth.code.length') : v.string(),
  })
