import type { Task } from '../../src/contract/bonus'
import type { Award } from '../../src/contract/rewards'
import { vipLevelOf } from './configVip'
import type { Player } from './player'
import { coin, liveness, points, prop } from './rewards'
import type { Period } from './tasksPeriods'
import type { Counts } from './tasksTally'

/** A task: what counts for it, how far to go, what it pays. */
export interface TaskRule {
  id: string
  kind: Task['kind']
  title: string
  unit: Task['unit']
  target: number
  /** What counts: one of the counts of its period, a question about the player, or the player's own word. */
  by: keyof Counts | ((player: Player) => number) | 'word'
  goTo: string
  awards: readonly Award[]
}

const taskOf =
  (kind: Task['kind'], prefix: string) =>
  (
    id: string,
    title: string,
    unit: Task['unit'],
    target: number,
    by: TaskRule['by'],
    goTo: string,
    ...awards: Award[]
  ): TaskRule => ({ id: `${prefix}-${id}`, kind, title, unit, target, by, goTo, awards })

const daily = taskOf('daily', 'd')
const weekly = taskOf('weekly', 'w')
const once = taskOf('once', 'o')

const LOBBY = '/'
const DEPOSIT = '/wallets?name=deposit'

/** Every task of the product. */
export const taskRules: readonly TaskRule[] = [
  daily('login', 'Sign in', 'days', 1, 'logins', LOBBY, liveness(10), points(10)),
  daily('rules', 'Read the rules of the jackpot', 'times', 1, 'word', '/activity/jackpot', liveness(20)),
  daily('bet', 'Bet 10.00', 'cents', 1_000, 'bet', LOBBY, liveness(20), points(20)),
  daily('rounds', 'Play 20 rounds', 'times', 20, 'rounds', LOBBY, liveness(20), points(20)),
  daily('wins', 'Win 5 rounds', 'times', 5, 'wins', LOBBY, liveness(10), coin(5)),
  daily('deposit', 'Deposit 20.00', 'cents', 2_000, 'deposit', DEPOSIT, liveness(30), coin(20)),
  daily('bets', 'Bet 100.00', 'cents', 10_000, 'bet', LOBBY, liveness(30), coin(30)),

  weekly('login', 'Sign in on 5 days', 'days', 5, 'logins', LOBBY, points(100)),
  weekly('bet', 'Bet 500.00', 'cents', 50_000, 'bet', LOBBY, coin(100)),
  weekly('wins', 'Win 50 rounds', 'times', 50, 'wins', LOBBY, points(200)),
  weekly('deposit', 'Deposit 100.00', 'cents', 10_000, 'deposit', DEPOSIT, coin(100), prop(1002)),
  weekly('invite', 'Bring a friend', 'times', 1, 'invites', '/agent', coin(150)),

  once('phone', 'Bind a phone number', 'times', 1, ({ mobile }) => (mobile ? 1 : 0), '/auth/bind', points(100)),
  once('deposit', 'Make a deposit', 'times', 1, 'deposits', DEPOSIT, points(200), prop(1301)),
  once('vip', 'Reach VIP 1', 'times', 1, ({ vipExp }) => Math.min(1, vipLevelOf(vipExp)), '/vip', coin(50)),
  once('care', 'Read about limits and breaks', 'times', 1, 'word', '/member/profile', points(50)),
  once('invite', 'Bring 5 friends', 'times', 5, 'invites', '/agent', coin(500), prop(1303)),
]

/** The period in which a kind of task is counted and paid. */
export const periodOf: Readonly<Record<Task['kind'], Period>> = { daily: 'day', weekly: 'week', once: 'ever' }

/** The chests that the day's liveness opens, in its order. */
export const chestRules: readonly { id: string; liveness: number; awards: readonly Award[] }[] = [
  { id: 'chest-20', liveness: 20, awards: [points(30)] },
  { id: 'chest-50', liveness: 50, awards: [coin(20)] },
  { id: 'chest-90', liveness: 90, awards: [coin(50), points(50)] },
  { id: 'chest-130', liveness: 130, awards: [coin(100), prop(1005)] },
]
