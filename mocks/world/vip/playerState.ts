import { periodEnd, periodKey } from '../bonus/tasksPeriods'
import { vipAt, vipLevelOf } from '../config/vip'
import { DAY, weekOf } from '../core/clock'
import { ensurePlayerState, type Player } from '../core/player'
import type { World } from '../core/state'
import { type Text, text } from '../core/texts'
import { sendMail } from '../mail/box'

/** Bets of a week or month, and the level at the last bet. */
export interface Span {
  key: string
  bet: number
  level: number
}

/** An unreceived bonus; `until` 0 = never expires. */
export interface LadderBonus {
  id: string
  title: Text
  amount: number
  until: number
}

export interface VipState {
  /** The level up to which level-up bonuses were received. */
  paidLevel: number
  /** The level the player was last notified of. */
  knownLevel: number
  week: Span
  month: Span
  /** Bonuses of past weeks and months. */
  due: LadderBonus[]
  /** The day of the last daily bonus. */
  daily: string
  /** The day of the last sign-in and its number in the week of seven. */
  signIn: { last: string; day: number }
  /** The day or week in which each task was last received, by task id. */
  tasks: Record<string, string>
}

declare module '../core/player' {
  interface PlayerState {
    vip?: VipState
  }
}

const NO_SPAN: Readonly<Span> = { key: '', bet: 0, level: 0 }
const fresh = (): VipState => ({
  paidLevel: 0,
  knownLevel: 0,
  week: { ...NO_SPAN },
  month: { ...NO_SPAN },
  due: [],
  daily: '',
  signIn: { last: '', day: 0 },
  tasks: {},
})

/** Creates the state if needed. */
export const ensureVip = (player: Player): VipState => ensurePlayerState(player, 'vip', fresh)

/** Read-only; does not create the state. */
export const vipState = (player: Player): Readonly<VipState> => player.state.vip ?? fresh()

export const levelOf = (player: Player): number => vipLevelOf(player.vipExp)

/** Bets needed for a level's monthly and weekly bonus, cents. */
export const keepNeeds = (level: number): { month: number; week: number } => {
  const { betLimit } = vipAt(level)
  return { month: betLimit, week: Math.floor(betLimit / 4) }
}

/** Bets of the present week or month, what its bonus needs, and the bonus. */
export const periodsOf = (
  { week, month }: Readonly<VipState>,
  level: number,
  at: number,
): { kind: 'week' | 'month'; bet: number; need: number; endTime: number; bonus: number }[] => {
  const { weeklyBonus = 0, monthlyBonus = 0 } = vipAt(level)
  const need = keepNeeds(level)
  const betOf = ({ key, bet }: Span, present: string) => (key === present ? bet : 0)
  const [thisWeek, thisMonth] = [weekOf(at), periodKey('month', at)]
  return [
    { kind: 'week', bet: betOf(week, thisWeek), need: need.week, endTime: weekEnd(thisWeek), bonus: weeklyBonus },
    {
      kind: 'month',
      bet: betOf(month, thisMonth),
      need: need.month,
      endTime: periodEnd('month', at) ?? at,
      bonus: monthlyBonus,
    },
  ]
}

const weekEnd = (key: string): number => Date.parse(key) + 7 * DAY

const WEEKLY_STAYS = 7 * DAY
const MONTHLY_STAYS = 30 * DAY

/** The bonus of a past week; null when none was earned. */
const ofWeek = ({ key, bet, level }: Span): LadderBonus | null => {
  const amount = vipAt(level).weeklyBonus ?? 0
  if (key === '' || amount === 0 || bet < keepNeeds(level).week) return null
  return { id: `week-${key}`, title: text('vip.weekly', { day: key }), amount, until: weekEnd(key) + WEEKLY_STAYS }
}

/** The bonus of a past month; null when none was earned. */
const ofMonth = ({ key, bet, level }: Span): LadderBonus | null => {
  const amount = vipAt(level).monthlyBonus ?? 0
  if (key === '' || amount === 0 || bet < keepNeeds(level).month) return null
  const end = periodEnd('month', Date.parse(`${key}-01`)) ?? 0
  return { id: `month-${key}`, title: text('vip.monthly', { month: key }), amount, until: end + MONTHLY_STAYS }
}

/** Unexpired bonuses of weeks and months that ended before an instant. */
export const periodBonuses = ({ week, month, due }: Readonly<VipState>, at: number): LadderBonus[] =>
  [
    ...due,
    ...(week.key === weekOf(at) ? [] : [ofWeek(week)]),
    ...(month.key === periodKey('month', at) ? [] : [ofMonth(month)]),
  ].flatMap((bonus) => (bonus && bonus.until > at ? [bonus] : []))

/** Starts a new week and month if needed; bonuses of past ones stay due. */
export const closePeriods = (vip: VipState, at: number): void => {
  const [week, month] = [weekOf(at), periodKey('month', at)]
  if (vip.week.key === week && vip.month.key === month && vip.due.length === 0) return
  vip.due = periodBonuses(vip, at)
  if (vip.week.key !== week) vip.week = { ...NO_SPAN, key: week }
  if (vip.month.key !== month) vip.month = { ...NO_SPAN, key: month }
}

/** Counts a bet (cents) for the weekly and monthly bonus at the level reached; a new level is announced by mail. */
export const countVip = (world: World, player: Player, bet: number): void => {
  const vip = ensureVip(player)
  closePeriods(vip, world.now)
  const level = levelOf(player)
  if (level > vip.knownLevel) sendMail(world, player, 'vipUp', { level })
  vip.knownLevel = Math.max(level, vip.knownLevel)
  for (const span of [vip.week, vip.month]) {
    span.bet += bet
    span.level = level
  }
}
