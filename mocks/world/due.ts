import type { DueRule } from './agenda'
import { agentRules } from './agentJoin'
import { couponRules } from './coupons'
import { depositRules } from './depositLife'
import { feedbackRules } from './feedbackBox'
import { mailRules } from './mailStatement'
import { rebateRules } from './rebate'
import { withdrawRules } from './withdrawLife'

/** Every rule of the agenda by name; a noun adds what can be due for it. */
export const dueRules: Readonly<Record<string, DueRule>> = {
  ...mailRules,
  ...feedbackRules,
  ...agentRules,
  ...couponRules,
  ...depositRules,
  ...rebateRules,
  ...withdrawRules,
}
