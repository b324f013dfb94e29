import type { RedDot, activityGetStatusList as statusList } from '../../../src/contract/activity/activity'
import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import type { ReplyInput } from '../../../src/contract/core/call'
import { hasCommission } from '../agent/agent'
import { hasValidReward } from '../agent/valid'
import { hasLoginBonus } from '../bonus/bonusLogin'
import { hasChest, hasTaskAward } from '../bonus/tasks'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import { hasInviteAward } from '../invite/invite'
import { canDraw } from '../jackpot/chance'
import { hasAttachment, hasUnread } from '../mail/mail'
import { hasGiftCoupon } from '../wallet/coupon/coupons'
import { isClaimable } from './claimable'
import { activitiesWithSteps, canClaim } from './rules'
import { isRunning } from './running'

/** Activities whose red dot has its own name. */
const named: readonly number[] = [ACTIVITY.signUpBonus, ACTIVITY.fund, ACTIVITY.agentCount, ACTIVITY.freeSign]
const others = activitiesWithSteps.filter((id) => !named.includes(id))

type Condition = (world: World, player: Player) => boolean

const during =
  (id: number, isOn: Condition): Condition =>
  (world, player) =>
    isRunning(world, id) && isOn(world, player)

/** Conditions of the red dots, computed on each request. */
const dots: Readonly<Record<RedDot, Condition>> = {
  hasTask: during(ACTIVITY.tasks, hasTaskAward),
  taskAwardFlag: during(ACTIVITY.tasks, hasChest),
  hasMail: hasUnread,
  emailAwardFlag: hasAttachment,
  hasSignUpBonus: (world, player) => canClaim(world, player, ACTIVITY.signUpBonus),
  hasFund: (world, player) => canClaim(world, player, ACTIVITY.fund),
  hasAgent: (world, player) =>
    (isRunning(world, ACTIVITY.agent5) && hasCommission(player)) || canClaim(world, player, ACTIVITY.agentCount),
  agent5AwardFlag: during(ACTIVITY.agent5, (_world, player) => hasValidReward(player)),
  hasFreeBonus: (world, player) =>
    (isRunning(world, ACTIVITY.freeLoginBonus) && hasLoginBonus(world, player)) ||
    hasGiftCoupon(player) ||
    others.some((id) => canClaim(world, player, id)),
  spinAwardFlag: during(ACTIVITY.inviteUserSpin, hasInviteAward),
  vipAwardFlag: (world, player) =>
    isClaimable(world, player, ACTIVITY.vip) || isClaimable(world, player, ACTIVITY.vipRebate),
  signInFlag: (world, player) => canClaim(world, player, ACTIVITY.freeSign),
  canReceiveDrawChance: canDraw,
}

/** The player's red dots; all off for a visitor. */
export const activityGetStatusList = (world: World, player: Player | null): ReplyInput<typeof statusList> =>
  Object.fromEntries(Object.entries(dots).map(([name, isOn]) => [name, player !== null && isOn(world, player)]))
