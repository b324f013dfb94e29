import { periodEnd, periodKey } from '../bonus/tasksPeriods'
import { vipAt, vipLevelOf } from '../config/vip'
import { DAY, weekOf } from '../core/clock'
import { type Player, slice } from '../core/player'
import type { World } from '../core/state'
import { type Text, text } from '../core/texts'
import { sendMail } from '../mail/box'

/** Bets of one week or month, and the level at the last of them. */
export interface Span {
  key: string
  bet: number
  level: number
}

/** A bonus of the ladder that waits to be received; `until` 0 = for ever. */
export interface LadderBonus {
  id: string
  title: Text
  amount: number
  until: number
}

/** What the VIP programme knows of a player. */
export interface VipSlice {
  /** The level up to which level-up bonuses were received. */
  paidLevel: number
  /** The level that the player knows of. */
  knownLevel: number
  week: Span
  month: Span
  /** Bonuses of weeks and months that are over. */
  due: LadderBonus[]
  /** The day of the last daily bonus. */
  daily: string
  /** The day of the last sign-in and its place in the week of seven. */
  signIn: { last: string; day: number }
  /** The day or week for which a task was last received, by task id. */
  tasks: Record<string, string>
}

declare module '../core/player' {
  interface Slices {
    vip?: VipSlice
  }
}

const NO_SPAN: Readonly<Span> = { key: '', bet: 0, level: 0 }
const fresh = (): VipSlice => ({
  paidLevel: 0,
  knownLevel: 0,
  week: { ...NO_SPAN },
  month: { ...NO_SPAN },
  due: [],
  daily: '',
  signIn: { last: '', day: 0 },
  tasks: {},
})

/** What the VIP programme knows of a player, for those who write in it. */
export const vipSlice = (player: Player): VipSlice => slice(player, 'vip', fresh)

/** What the VIP programme knows of a player, for those who only read. */
export const vipState = (player: Player): Readonly<VipSlice> => player.slices.vip ?? fresh()

/** A player's level. */
export const levelOf = (player: Player): number => vipLevelOf(player.vipExp)

/** A month's bets that keep a level's monthly bonus, and a week's for the weekly one; cents. */
export const keepNeeds = (level: number): { month: number; week: number } => {
  const { betLimit } = vipAt(level)
  return { month: betLimit, week: Math.floor(betLimit / 4) }
}

const WEEKLY_STAYS = 7 * DAY
const MONTHLY_STAYS = 30 * DAY

/** The bonus of a week that is over; null when it earned none. */
const ofWeek = ({ key, bet, level }: Span): LadderBonus | null => {
  const amount = vipAt(level).weeklyBonus ?? 0
  if (key === '' || amount === 0 || bet < keepNeeds(level).week) return null
  const end = Date.parse(key) + 7 * DAY
  return { id: `week-${key}`, title: text('vip.weekly', { day: key }), amount, until: end + WEEKLY_STAYS }
}

/** The bonus of a month that is over; null when it earned none. */
const ofMonth = ({ key, bet, level }: Span): LadderBonus | null => {
  const amount = vipAt(level).monthlyBonus ?? 0
  if (key === '' || amount === 0 || bet < keepNeeds(level).month) return null
  const end = periodEnd('month', Date.parse(`${key}-01`)) ?? 0
  return { id: `month-${key}`, title: text('vip.monthly', { month: key }), amount, until: end + MONTHLY_STAYS }
}

/** Bonuses of weeks and months that are over by an instant and not yet too old. */
export const periodBonuses = ({ week, month, due }: Readonly<VipSlice>, at: number): LadderBonus[] =>
  [
    ...due,
    ...(week.key === weekOf(at) ? [] : [ofWeek(week)]),
    ...(month.key === periodKey('month', at) ? [] : [ofMonth(month)]),
  ].flatMap((bonus) => (bonus && bonus.until > at ? [bonus] : []))

/** Puts weeks and months that are over behind the player; what they earned stays due. */
export const turnPage = (vip: VipSlice, at: number): void => {
  const [week, month] = [weekOf(at), periodKey('month', at)]
  vip.due = periodBonuses(vip, at)
  if (vip.week.key !== week) vip.week = { ...NO_SPAN, key: week }
  if (vip.month.key !== month) vip.month = { ...NO_SPAN, key: month }
}

/** Counts a bet (cents) for the week's and the month's bonus, at the level that it has led to; a new level is told by mail. */
export const countVip = (world: World, player: Player, bet: number, at = world.now): void => {
  const vip = vipSlice(player)
  turnPage(vip, at)
  const level = levelOf(player)
  if (level > vip.knownLevel) sendMail(world, player, 'vipUp', { level })
  vip.knownLevel = Math.max(level, vip.knownLevel)
  vip.week = { ...vip.week, bet: vip.week.bet + bet, level }
  vip.month = { ...vip.month, bet: vip.month.bet + bet, level }
}
