import type { Activity, getActivityIds as ids } from '../../../src/contract/activity/activity'
import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import type { ReplyInput } from '../../../src/contract/core/call'
import { CLAIM, CLICK_TYPE } from '../../../src/contract/core/enums'
import { chanceFor } from '../core/chance'
import { weekOf } from '../core/clock'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import type { Translate } from '../core/texts'
import { endOf } from './detail'
import { standingsOf } from './rules'
import { isRunning } from './running'
import { type ActivityHead, activityHeads, CLUB_URL } from './table'

/** The first games of the catalog have frames of their own and are never closed. */
const OWN_GAMES = 4

const actionOf = (world: World, { id, clickType }: ActivityHead): string => {
  if (clickType === CLICK_TYPE.link) return CLUB_URL
  if (clickType !== CLICK_TYPE.game) return String(id)
  return String(chanceFor(world.seed, 'activity.game', weekOf(world.now)).int(1, Math.min(OWN_GAMES, world.gameCount)))
}

/** Whether an activity's pop-up may still open: not after the first deposit, nor for a reward that was paid. */
const opens = (world: World, player: Player | null, id: number): boolean => {
  if (player && id === ACTIVITY.firstDeposit) return player.totalRecharge === 0
  if (!player || id !== ACTIVITY.download) return true
  return standingsOf(world, player, id).some(({ state }) => state === CLAIM.locked || state === CLAIM.available)
}

const viewOf = (world: World, player: Player | null, t: Translate, head: ActivityHead): Activity => ({
  id: head.id,
  sort: head.sort,
  type: opens(world, player, head.id) ? head.type : 0,
  clickAction: actionOf(world, head),
  clickType: head.clickType,
  unloginShowStatus: head.open ? 1 : 0,
  title: t(head.title),
  ...endOf(world, head.id),
})

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
