import type { Activity, getActivityIds as ids } from '../../../src/contract/activity/activity'
import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import type { ReplyInput } from '../../../src/contract/core/call'
import { CLAIM, CLICK_TYPE } from '../../../src/contract/core/enums'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import type { Translate } from '../core/texts'
import { isClaimable } from './claimable'
import { runOf } from './detail'
import { offerOf } from './offers'
import { standingsOf } from './rules'
import { isRunning } from './running'
import { type ActivityHead, activityHeads, CLUB_URL, gameOfTheWeek } from './table'

const actionOf = (world: World, { id, clickType }: ActivityHead): string => {
  if (clickType === CLICK_TYPE.link) return CLUB_URL
  if (clickType !== CLICK_TYPE.game) return String(id)
  return String(gameOfTheWeek(world))
}

/** Whether an activity's pop-up may still open: not after the first deposit, nor for a reward that was paid. */
const opens = (world: World, player: Player | null, id: number): boolean => {
  if (player && id === ACTIVITY.firstDeposit) return player.totalRecharge === 0
  if (!player || id !== ACTIVITY.download) return true
  return standingsOf(world, player, id).some(({ state }) => state === CLAIM.locked || state === CLAIM.available)
}

const viewOf = (world: World, player: Player | null, t: Translate, head: ActivityHead): Activity => {
  const offer = offerOf(world, player, head.id)
  return {
    id: head.id,
    sort: head.sort,
    type: opens(world, player, head.id) ? head.type : 0,
    clickAction: actionOf(world, head),
    clickType: head.clickType,
    unloginShowStatus: head.open ? 1 : 0,
    title: t(head.title),
    ...runOf(world, head.id),
    ...(offer && { offer: t(offer) }),
    ...(player && { claimable: isClaimable(world, player, head.id) }),
  }
}

/** The running activities; the login reply has the same list. */
export const activityList = (
  world: World,
  player: Player | null,
  t: Translate,
): { activityIds: number[]; activityMap: Record<string, Activity> } => {
  const running = activityHeads.filter(({ id }) => isRunning(world, id))
  return {
    activityIds: running.map(({ id }) => id),
    activityMap: Object.fromEntries(running.map((head) => [String(head.id), viewOf(world, player, t, head)])),
  }
}

/** `totalRecharge` only for a signed-in player. */
export const getActivityIds = (
  world: World,
  player: Player | null,
  _request: unknown,
  { t }: { t: Translate },
): ReplyInput<typeof ids> => ({
  ...activityList(world, player, t),
  hasTurntable: isRunning(world, ACTIVITY.inviteUserSpin),
  ...(player && { totalRecharge: player.totalRecharge }),
})
