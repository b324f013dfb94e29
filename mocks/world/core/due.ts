import { agentRules } from '../agent/join'
import { feedbackRules } from '../feedback/box'
import { inviteRules } from '../invite/wheel'
import { mailRules } from '../mail/statement'
import { rebateRules } from '../vip/rebate'
import { couponRules } from '../wallet/coupon/coupons'
import { depositRules } from '../wallet/deposit/depositLife'
import { withdrawRules } from '../wallet/withdraw/withdrawLife'
import type { DueRule } from './agenda'

/** All rules of the agenda by name. */
export const dueRules: Readonly<Record<string, DueRule>> = {
  ...mailRules,
  ...feedbackRules,
  ...agentRules,
  ...inviteRules,
  ...couponRules,
  ...depositRules,
  ...rebateRules,
  ...withdrawRules,
}
