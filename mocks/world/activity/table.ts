import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import { ACTIVITY_POPUP, CLICK_TYPE } from '../../../src/contract/core/enums'
import type { Period } from '../bonus/tasksPeriods'
import { chanceFor } from '../core/chance'
import { weekOf } from '../core/clock'
import type { World } from '../core/state'
import { type Text, text } from '../core/texts'

/** A kind the product does not know: it opens a game. */
export const GAME_OF_THE_WEEK = 60

/** An entry of the activity list. */
export interface ActivityHead {
  id: number
  title: Text
  sort: number
  /** 1 = opens as a pop-up at the start. */
  type: number
  clickType: number
  /** False = visitors are sent to the login. */
  open: boolean
  /** After this period a new run begins. */
  period: Period
}

type More = Partial<Pick<ActivityHead, 'type' | 'clickType' | 'period'>>

const head = (id: number, sort: number, title: Text, open: boolean, more: More = {}): ActivityHead => ({
  id,
  title,
  sort,
  open,
  type: 0,
  clickType: CLICK_TYPE.route,
  period: 'ever',
  ...more,
})

const visitors = true
const players = false
const popup: More = { type: ACTIVITY_POPUP }

/** All activities. Seasonal ones stay in the list outside their season. */
export const activityHeads: readonly ActivityHead[] = [
  head(ACTIVITY.firstDeposit, 10, text('activity.firstDeposit'), visitors, popup),
  head(ACTIVITY.notice, 20, text('activity.notice'), visitors, popup),
  head(ACTIVITY.download, 30, text('activity.download'), visitors, popup),
  head(ACTIVITY.inviteUserSpin, 40, text('activity.inviteUserSpin'), players, popup),
  head(ACTIVITY.luckyJackpot, 50, text('activity.luckyJackpot'), visitors),
  head(ACTIVITY.freeSign, 60, text('activity.freeSign'), players),
  head(ACTIVITY.freeLoginBonus, 70, text('activity.freeLoginBonus'), players, { period: 'day' }),
  head(ACTIVITY.tasks, 80, text('activity.tasks'), visitors, { period: 'day' }),
  head(ACTIVITY.tasks1, 85, text('activity.tasks1'), visitors, { period: 'week' }),
  head(ACTIVITY.firstCharge, 90, text('activity.firstCharge'), visitors),
  head(ACTIVITY.slotsHack, 100, text('activity.slotsHack'), players, { period: 'day' }),
  head(ACTIVITY.redPacket, 110, text('activity.redPacket'), players, { period: 'day' }),
  head(ACTIVITY.ladderRecharge, 120, text('activity.ladderRecharge'), visitors, { period: 'day' }),
  head(ACTIVITY.continuousRecharge, 140, text('activity.continuousRecharge'), visitors),
  head(ACTIVITY.weekendLottery, 150, text('activity.weekendLottery'), visitors, { period: 'weekend' }),
  head(ACTIVITY.festival, 160, text('activity.festival'), visitors, { period: 'festival' }),
  head(ACTIVITY.christmas, 170, text('activity.christmas'), visitors, { period: 'christmas' }),
  head(ACTIVITY.newYear, 180, text('activity.newYear'), visitors, { period: 'newYear' }),
  head(ACTIVITY.fund, 190, text('activity.fund'), players),
  head(ACTIVITY.followRewards, 200, text('activity.followRewards'), visitors),
  head(ACTIVITY.supply, 210, text('activity.supply'), players, { period: 'day' }),
  head(ACTIVITY.signUpBonus, 220, text('activity.signUpBonus'), players),
  head(ACTIVITY.bind, 230, text('activity.bind'), players),
  head(ACTIVITY.agent, 240, text('activity.agent'), visitors),
  head(ACTIVITY.agent5, 250, text('activity.agent5'), players),
  head(ACTIVITY.agentCount, 260, text('activity.agentCount'), players),
  head(ACTIVITY.inviteFriend1, 270, text('activity.inviteFriend1'), players, { period: 'week' }),
  head(ACTIVITY.vip, 280, text('activity.vip'), visitors),
  head(ACTIVITY.vipRebate, 290, text('activity.vipRebate'), players),
  head(ACTIVITY.accumulatedRecharge, 295, text('activity.accumulatedRecharge'), visitors, { period: 'month' }),
  head(ACTIVITY.points, 300, text('activity.points'), visitors),
  head(ACTIVITY.rank, 310, text('activity.rank'), visitors),
  head(ACTIVITY.homeGuide, 320, text('activity.homeGuide'), players),
  head(ACTIVITY.outLink, 330, text('activity.outLink'), visitors, { clickType: CLICK_TYPE.link }),
  head(GAME_OF_THE_WEEK, 340, text('activity.gameOfTheWeek'), players, { clickType: CLICK_TYPE.game, period: 'week' }),
]

/** Activities by their id. */
export const headOf: ReadonlyMap<number, ActivityHead> = new Map(activityHeads.map((head) => [head.id, head]))

/** The first games of the catalog have frames of their own and are never closed. */
const OWN_GAMES = 4

/** Its id. */
export const gameOfTheWeek = (world: World): number =>
  chanceFor(world.seed, 'activity.game', weekOf(world.now)).int(1, Math.min(OWN_GAMES, world.gameCount))

/** The club's external address. */
export const CLUB_URL = 'https://club.kismara.example/'
