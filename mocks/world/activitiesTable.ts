import { ACTIVITY } from '../../src/contract/activityTypes'
import { ACTIVITY_POPUP, CLICK_TYPE } from '../../src/contract/enums'
import type { Period } from './tasksPeriods'

/** An activity of a kind that the product has no name for: it leads straight to a game. */
export const GAME_OF_THE_WEEK = 60

/** What the list of activities says of one. */
export interface ActivityHead {
  id: number
  title: string
  sort: number
  /** 1 = opens by itself at the start. */
  type: number
  clickType: number
  /** False = a visitor is sent to login. */
  open: boolean
  /** How long it runs before it starts anew. */
  period: Period
}

type More = Partial<Pick<ActivityHead, 'type' | 'clickType' | 'period'>>

const head = (id: number, sort: number, title: string, open: boolean, more: More = {}): ActivityHead => ({
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

/** Every activity of the product; a season's one stays in the list and says when it opens. */
export const activityHeads: readonly ActivityHead[] = [
  head(ACTIVITY.download, 10, 'Kismara on your home screen', visitors, popup),
  head(ACTIVITY.notice, 20, 'What is new', visitors, popup),
  head(ACTIVITY.firstDeposit, 30, 'First deposit offer', visitors, popup),
  head(ACTIVITY.inviteUserSpin, 40, 'Invite wheel', players, popup),
  head(ACTIVITY.luckyJackpot, 50, 'Lucky jackpot', visitors),
  head(ACTIVITY.freeSign, 60, 'Free sign-in', players),
  head(ACTIVITY.freeLoginBonus, 70, 'Login bonus', players, { period: 'day' }),
  head(ACTIVITY.tasks, 80, 'Daily tasks', visitors, { period: 'day' }),
  head(ACTIVITY.tasks1, 85, 'Weekly tasks', visitors, { period: 'week' }),
  head(ACTIVITY.firstCharge, 90, 'First charge gift', visitors),
  head(ACTIVITY.slotsHack, 100, 'Slots challenge', players, { period: 'day' }),
  head(ACTIVITY.redPacket, 110, 'Red packets', players, { period: 'day' }),
  head(ACTIVITY.ladderRecharge, 120, 'Deposit ladder', visitors, { period: 'day' }),
  head(ACTIVITY.accumulatedRecharge, 130, 'Deposits of the month', visitors, { period: 'month' }),
  head(ACTIVITY.continuousRecharge, 140, 'Deposits day by day', visitors),
  head(ACTIVITY.weekendLottery, 150, 'Weekend lottery', visitors, { period: 'weekend' }),
  head(ACTIVITY.festival, 160, 'Festival of lights', visitors, { period: 'festival' }),
  head(ACTIVITY.christmas, 170, 'Christmas calendar', visitors, { period: 'christmas' }),
  head(ACTIVITY.newYear, 180, 'New Year lanterns', visitors, { period: 'newYear' }),
  head(ACTIVITY.fund, 190, 'Growth fund', players),
  head(ACTIVITY.followRewards, 200, 'Follow us', visitors),
  head(ACTIVITY.supply, 210, 'Supply drop', players, { period: 'day' }),
  head(ACTIVITY.signUpBonus, 220, 'Sign-up bonus', players),
  head(ACTIVITY.bind, 230, 'Complete your account', players),
  head(ACTIVITY.agent, 240, 'Agent programme', visitors),
  head(ACTIVITY.agent5, 250, 'Agent rewards', players),
  head(ACTIVITY.agentCount, 260, 'Grow your team', players),
  head(ACTIVITY.inviteFriend1, 270, 'Invite of the week', players, { period: 'week' }),
  head(ACTIVITY.vip, 280, 'VIP club', visitors),
  head(ACTIVITY.vipRebate, 290, 'VIP rebate', players),
  head(ACTIVITY.points, 300, 'Points', visitors),
  head(ACTIVITY.rank, 310, 'Winners', visitors),
  head(ACTIVITY.homeGuide, 320, 'A tour of the house', players),
  head(ACTIVITY.outLink, 330, 'Players’ club', visitors, { clickType: CLICK_TYPE.link }),
  head(GAME_OF_THE_WEEK, 340, 'Game of the week', players, { clickType: CLICK_TYPE.game, period: 'week' }),
]

/** Activities by their id. */
export const headOf: ReadonlyMap<number, ActivityHead> = new Map(activityHeads.map((head) => [head.id, head]))

/** The club's address, outside the product. */
export const CLUB_URL = 'https://club.kismara.example/'
