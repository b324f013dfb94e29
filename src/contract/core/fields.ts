import * as v from 'valibot'

/** Money in cents; negative only where a record says so. */
export const cents = v.pipe(v.number(), v.safeInteger(), v.brand('Cents'))
/** Money in integer cents. */
export type Cents = v.InferOutput<typeof cents>

/** A whole number that the wire may safely carry. */
export const integer = v.pipe(v.number(), v.safeInteger())
/** A whole number from zero up. */
export const count = v.pipe(integer, v.minValue(0))
/** A point in time, epoch milliseconds. */
export const instant = count
/** A switch as the wire spells it: 0 or 1. */
export const flag = v.picklist([0, 1])
/** An amount range `"min-max"`, both in cents; empty where there is none, as for prizes that are no money. */
export const section = v.pipe(v.string(), v.regex(/^(\d+-\d+)?$/))
/** A text of bounded length, so that no reply can choke a screen. */
export const text = v.pipe(v.string(), v.maxLength(20_000))
/** An id of an entity. */
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
/** The number of a page, from 1. */
export const pageNum = v.pipe(integer, v.minValue(1))
/** How many rows a page holds. */
export const pageSize = v.pipe(integer, v.minValue(1), v.maxValue(100))

/** One page of a list: its rows and the number of pages. */
export const pageOf = <S extends v.GenericSchema>(row: S) => v.object({ list: v.array(row), pages: count })

/** The request of a paged list. */
export const paging = { pageNum, pageSize }

/** Branding for literals that are known to be whole cents. */
export const asCents = (value: number): Cents => v.parse(cents, value)
