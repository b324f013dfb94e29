import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import { hasCommission } from '../agent/agent'
import { hasValidReward } from '../agent/valid'
import { hasLoginBonus } from '../bonus/bonusLogin'
import { hasChest, hasTaskAward } from '../bonus/tasks'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import { hasInviteAward } from '../invite/invite'
import { canDraw } from '../jackpot/chance'
import { rebateHasClaim } from '../vip/rebate'
import { vipHasClaim } from '../vip/vip'
import { hasGiftCoupon } from '../wallet/coupon/coupons'
import { canClaim } from './rules'
import { isRunning } from './running'

type Condition = (world: World, player: Player) => boolean

const hasTask: Condition = (world, player) => hasTaskAward(world, player) || hasChest(world, player)

/** Activities that pay elsewhere than on their steps. */
const elsewhere: Readonly<Record<number, Condition>> = {
  [ACTIVITY.freeLoginBonus]: (world, player) => hasLoginBonus(world, player) || hasGiftCoupon(player),
  [ACTIVITY.tasks]: hasTask,
  [ACTIVITY.tasks1]: hasTask,
  [ACTIVITY.inviteUserSpin]: hasInviteAward,
  [ACTIVITY.agent]: (_world, player) => hasCommission(player),
  [ACTIVITY.agent5]: (_world, player) => hasValidReward(player),
  [ACTIVITY.vip]: vipHasClaim,
  [ACTIVITY.vipRebate]: (_world, player) => rebateHasClaim(player),
  [ACTIVITY.luckyJackpot]: canDraw,
}

/** Whether a running activity has something that the player can claim now. */
export const isClaimable = (world: World, player: Player, id: number): boolean =>
  isRunning(world, id) && (elsewhere[id]?.(world, player) ?? canClaim(world, player, id))
