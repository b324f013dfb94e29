import * as v from 'valibot'
import { cents, count, integer } from '../core/fields'

/** Of all orders of the period, on whatever page and of whatever status: their numbers, and what was paid. */
export const orderTotal = v.object({
  statuses: v.array(v.object({ status: integer, count })),
  paid: v.object({ count, amount: cents, fee: cents }),
})
export type OrderTotal = v.InferOutput<typeof orderTotal>
