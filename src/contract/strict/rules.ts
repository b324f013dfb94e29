import * as v from 'valibot'
import { PROP, PROP_RANGE } from '../activity/rewards'
import {
  ACCOUNT_TYPE,
  CLAIM,
  CLICK_TYPE,
  DEPOSIT_STATUS,
  FEEDBACK_STATUS,
  LOGIN_TYPE,
  RECHARGE_BONUS,
  REGISTER_TYPE,
  SMS_PURPOSE,
  SOCIAL,
  WITHDRAW_STATUS,
} from '../core/enums'
import * as field from '../core/fields'
import { SHOW_TYPES } from '../core/showTypes'

const oneOf = (values: Readonly<Record<string, number>>) => v.picklist(Object.values(values))
const between = (least: number, most: number) => v.pipe(field.integer, v.minValue(least), v.maxValue(most))

const isOrdered = (text: string): boolean => {
  const [min, max] = text.split('-').map(Number)
  return max === undefined || Number(min) <= max
}

/** No instant of a running product is before 1973, and none in seconds is after it. */
const FIRST_INSTANT = 100_000_000_000

/**
 * What a kind of field holds, whatever its name. Not here, since a server may add values that the app passes over:
 * activity ids, activity `type` (only 1 is specified), `itemType` of customer service, kinds of mails, ledger entries and records.
 */
export const kinds: ReadonlyMap<v.GenericSchema, v.GenericSchema> = new Map<v.GenericSchema, v.GenericSchema>([
  [field.cents, v.pipe(field.integer, v.minValue(0), v.description('cents'))],
  [field.instant, v.pipe(field.integer, v.minValue(FIRST_INSTANT), v.description('epoch ms'))],
  [
    field.section,
    v.pipe(
      field.section,
      v.check(isOrdered, 'the minimum is above the maximum'),
      v.description('"min-max" in cents, min <= max; empty if not money'),
    ),
  ],
  [
    field.propId,
    v.union([
      v.picklist([PROP.coin, PROP.points, PROP.liveness]),
      ...Object.values(PROP_RANGE).map(([least, most]) => between(least, most)),
    ]),
  ],
  [field.prizeType, v.pipe(oneOf({ ordinary: 1, jackpot: 2 }), v.description('1 ordinary prize, 2 jackpot'))],
  [field.showType, v.picklist(SHOW_TYPES)],
  [field.accountType, oneOf(ACCOUNT_TYPE)],
  [field.clickType, oneOf(CLICK_TYPE)],
  [field.loginType, oneOf(LOGIN_TYPE)],
  [field.registerType, oneOf(REGISTER_TYPE)],
  [field.smsPurpose, oneOf(SMS_PURPOSE)],
  [field.socialProvider, oneOf(SOCIAL)],
  [field.rechargeBonus, oneOf(RECHARGE_BONUS)],
  [field.claimState, oneOf(CLAIM)],
  [field.depositOrderStatus, oneOf(DEPOSIT_STATUS)],
  [field.withdrawStatus, oneOf(WITHDRAW_STATUS)],
  [field.feedbackStatus, oneOf(FEEDBACK_STATUS)],
])
