import * as v from 'valibot'
import { cents, count, instant, integer } from '../core/fields'

/** From an instant to another, both included. */
export const period = { from: v.optional(instant), to: v.optional(instant) }

/** Of all orders of the period, on whatever page and of whatever status: their numbers, and what was paid. */
export const orderTotal = v.object({
  statuses: v.array(v.object({ status: integer, count })),
  paid: v.object({ count, amount: cents, fee: cents }),
})
export type OrderTotal = v.InferOutput<typeof orderTotal>
