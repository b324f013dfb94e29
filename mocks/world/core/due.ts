import { agentRules } from '../agent/join'
import { chestMailRules } from '../bonus/chestMail'
import { feedbackRules } from '../feedback/box'
import { crashRules } from '../game/rounds/crash'
import { minesRules } from '../game/rounds/mines'
import { inviteRules } from '../invite/wheel'
import { mailRules } from '../mail/statement'
import { rebateRules } from '../vip/rebate'
import { couponRules } from '../wallet/coupon/coupons'
import { depositRules } from '../wallet/deposit/depositLifecycle'
import { withdrawRules } from '../wallet/withdraw/withdrawLifecycle'
import type { DueRule } from './agenda'

/** All rules of the agenda by name. */
export const dueRules: Readonly<Record<string, DueRule>> = {
  ...mailRules,
  ...chestMailRules,
  ...feedbackRules,
  ...agentRules,
  ...crashRules,
  ...minesRules,
  ...inviteRules,
  ...couponRules,
  ...depositRules,
  ...rebateRules,
  ...withdrawRules,
}
