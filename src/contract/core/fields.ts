import * as v from 'valibot'

/** Money in cents; whether it may be negative is for `strict` to say: the app shows what it is given. */
export const cents = v.pipe(v.number(), v.safeInteger(), v.brand('Cents'))
export type Cents = v.InferOutput<typeof cents>

/** A safe integer. */
export const integer = v.pipe(v.number(), v.safeInteger())
/** A non-negative integer. */
export const count = v.pipe(integer, v.minValue(0))
/** Epoch milliseconds; a copy, so that `strict` tells it from a count. */
export const instant = { ...count }
/** A number that names one of several. The app passes over new ones; which there are is for `strict` to say, hence a copy each. */
const named = () => ({ ...integer })
export const accountType = named()
export const clickType = named()
export const rechargeBonus = named()
export const loginType = named()
export const registerType = named()
export const smsPurpose = named()
export const socialProvider = named()
export const showType = named()
/** A reward id of spec §3. */
export const propId = named()
/** 1 an ordinary prize, 2 a jackpot. */
export const prizeType = named()
export const claimState = named()
export const depositOrderStatus = named()
export const withdrawStatus = named()
export const feedbackStatus = named()
/** A boolean on the wire: 0 or 1. */
export const flag = v.picklist([0, 1])
/** An amount range `"min-max"` in cents; empty for prizes that are not money. */
export const section = v.pipe(v.string(), v.regex(/^(\d+-\d+)?$/))
/** Bounded, so that no reply can freeze a screen. */
export const text = v.pipe(v.string(), v.maxLength(20_000))
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
/** 1-based. */
export const pageNum = v.pipe(integer, v.minValue(1))
export const pageSize = v.pipe(integer, v.minValue(1), v.maxValue(100))

/** `pages` is the number of pages. */
export const pageOf = <S extends v.GenericSchema>(row: S) => v.object({ list: v.array(row), pages: count })

export const paging = { pageNum, pageSize }

/** From an instant to another, both included. */
export const period = { from: v.optional(instant), to: v.optional(instant) }

/** Brands a literal as cents. */
export const asCents = (value: number): Cents => v.parse(cents, value)
