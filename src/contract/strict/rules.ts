import * as v from 'valibot'
import { PROP, PROP_RANGE } from '../activity/rewards'
import { bindSocialAccount } from '../auth'
import { appVip, jackpotCell } from '../config'
import {
  ACCOUNT_TYPE,
  CLAIM,
  CLICK_TYPE,
  DEPOSIT_STATUS,
  FEEDBACK_STATUS,
  LOGIN_TYPE,
  RECHARGE_BONUS,
  SMS_PURPOSE,
  SOCIAL,
  WITHDRAW_STATUS,
} from '../core/enums'
import { cents, instant, integer, section } from '../core/fields'
import { feedbackAnswer, feedbackEntry } from '../feedback'
import { draw, drawRow, jackpotWinner } from '../jackpot'
import { depositOrder, depositRecord } from '../wallet/deposit'
import { exchangeRecord, withdrawal, withdrawStep } from '../wallet/withdraw'

type Fields = Readonly<Record<string, v.GenericSchema>>

const oneOf = (values: Readonly<Record<string, number>>) => v.picklist(Object.values(values))
const between = (least: number, most: number) => v.pipe(integer, v.minValue(least), v.maxValue(most))

const isOrdered = (text: string): boolean => {
  const [min, max] = text.split('-').map(Number)
  return max === undefined || Number(min) <= max
}

/** No instant of a running product is before 1973, and none in seconds is after it. */
const FIRST_INSTANT = 100_000_000_000

/** What a kind of field holds, whatever its name. */
export const kinds: ReadonlyMap<v.GenericSchema, v.GenericSchema> = new Map<v.GenericSchema, v.GenericSchema>([
  [cents, v.pipe(integer, v.minValue(0), v.description('cents'))],
  [instant, v.pipe(integer, v.minValue(FIRST_INSTANT), v.description('epoch ms'))],
  [
    section,
    v.pipe(
      section,
      v.check(isOrdered, 'the minimum is above the maximum'),
      v.description('"min-max" in cents, min <= max; empty if not money'),
    ),
  ],
])

const prizeType = v.pipe(oneOf({ ordinary: 1, jackpot: 2 }), v.description('1 ordinary prize, 2 jackpot'))

/** The reward ids of spec §3. */
const propId = v.union([
  v.picklist([PROP.coin, PROP.points, PROP.liveness]),
  ...Object.values(PROP_RANGE).map(([least, most]) => between(least, most)),
])

/**
 * Fields whose name says what they hold, in every call. Not here, since a server may add values that the app passes over:
 * activity ids, activity `type` (only 1 is specified), `itemType` of customer service, kinds of mails, ledger entries and records.
 */
export const fieldsByName: Fields = {
  accountType: oneOf(ACCOUNT_TYPE),
  bonusKind: oneOf(RECHARGE_BONUS),
  clickType: oneOf(CLICK_TYPE),
  defaultLoginType: oneOf(LOGIN_TYPE),
  propId,
  purpose: oneOf(SMS_PURPOSE),
  registerType: between(1, 3),
  state: oneOf(CLAIM),
}

const of = <E extends v.ObjectEntries>(
  entity: v.ObjectSchema<E, undefined>,
  fields: { readonly [K in keyof E]?: v.GenericSchema },
): [v.GenericSchema, Fields] => [entity, fields as Fields]

/** Fields whose meaning depends on the entity. */
export const fieldsByEntity: ReadonlyMap<v.GenericSchema, Fields> = new Map([
  of(bindSocialAccount.request, { provider: oneOf(SOCIAL) }),
  of(appVip, { showType: between(1, 6) }),
  of(jackpotCell, { type: prizeType }),
  of(jackpotWinner, { type: prizeType }),
  of(draw.reply, { type: prizeType }),
  of(drawRow, { type: prizeType }),
  of(depositOrder, { status: oneOf(DEPOSIT_STATUS) }),
  of(depositRecord.request, { status: oneOf(DEPOSIT_STATUS) }),
  of(withdrawal, { status: oneOf(WITHDRAW_STATUS) }),
  of(withdrawStep, { status: oneOf(WITHDRAW_STATUS) }),
  of(exchangeRecord.request, { status: oneOf(WITHDRAW_STATUS) }),
  of(feedbackEntry, { status: oneOf(FEEDBACK_STATUS) }),
  of(feedbackAnswer, { status: oneOf(FEEDBACK_STATUS) }),
])
