import * as v from 'valibot'
import { amountRule } from '../../../../ui/form/amountRule'

/** Rules of the form of a deposit limit. */
export const limitRules = (locale: string) => v.object({ amount: amountRule(locale) })
