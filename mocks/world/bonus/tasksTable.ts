import type { Award } from '../../../src/contract/activity/rewards'
import type { Task } from '../../../src/contract/bonus'
import { vipLevelOf } from '../config/vip'
import type { Player } from '../core/player'
import { type Text, text } from '../core/texts'
import { coin, liveness, points, prop } from './rewards'
import type { Counts } from './tasksCounters'
import type { Period } from './tasksPeriods'

export interface TaskRule {
  id: string
  kind: Task['kind']
  title: Text
  unit: Task['unit']
  target: number
  /** What counts: a counter of its period, a function of the player, or the player's own report. */
  by: keyof Counts | ((player: Player) => number) | 'selfReport'
  goTo: string
  awards: readonly Award[]
}

const taskOf =
  (kind: Task['kind'], prefix: string) =>
  (
    id: string,
    title: Text,
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

export const taskRules: readonly TaskRule[] = [
  daily('login', text('step.login'), 'days', 1, 'logins', LOBBY, liveness(10), points(10)),
  daily('rules', text('task.rules'), 'times', 1, 'selfReport', '/activity/jackpot', liveness(20)),
  daily('bet', text('step.bet', { amount: 1_000 }), 'cents', 1_000, 'bet', LOBBY, liveness(20), points(20)),
  daily('rounds', text('step.rounds', { count: 20 }), 'times', 20, 'rounds', LOBBY, liveness(20), points(20)),
  daily('wins', text('step.wins', { count: 5 }), 'times', 5, 'wins', LOBBY, liveness(10), coin(5)),
  daily('deposit', text('step.deposit', { amount: 2_000 }), 'cents', 2_000, 'deposit', DEPOSIT, liveness(30), coin(20)),
  daily('bets', text('step.bet', { amount: 10_000 }), 'cents', 10_000, 'bet', LOBBY, liveness(30), coin(30)),

  weekly('login', text('step.logins', { count: 5 }), 'days', 5, 'logins', LOBBY, points(100)),
  weekly('bet', text('step.bet', { amount: 50_000 }), 'cents', 50_000, 'bet', LOBBY, coin(100)),
  weekly('wins', text('step.wins', { count: 50 }), 'times', 50, 'wins', LOBBY, points(200)),
  weekly(
    'deposit',
    text('step.deposit', { amount: 10_000 }),
    'cents',
    10_000,
    'deposit',
    DEPOSIT,
    coin(100),
    prop(1002),
  ),
  weekly('invite', text('step.friends', { count: 1 }), 'times', 1, 'invites', '/agent', coin(150)),

  once('phone', text('step.bindPhone'), 'times', 1, ({ mobile }) => (mobile ? 1 : 0), '/auth/bind', points(100)),
  once('deposit', text('task.firstDeposit'), 'times', 1, 'deposits', DEPOSIT, points(200), prop(1301)),
  once(
    'vip',
    text('task.vip', { level: 1 }),
    'times',
    1,
    ({ vipExp }) => Math.min(1, vipLevelOf(vipExp)),
    '/vip',
    coin(50),
  ),
  once('care', text('task.care'), 'times', 1, 'selfReport', '/member/play', points(50)),
  once('invite', text('step.friends', { count: 5 }), 'times', 5, 'invites', '/agent', coin(500), prop(1303)),
]

/** Period in which each kind of task is counted and paid. */
export const periodOf: Readonly<Record<Task['kind'], Period>> = { daily: 'day', weekly: 'week', once: 'ever' }

/** Chests opened by the day's liveness, ascending. */
export const chestRules: readonly { id: string; liveness: number; awards: readonly Award[] }[] = [
  { id: 'chest-20', liveness: 20, awards: [points(30)] },
  { id: 'chest-50', liveness: 50, awards: [coin(20)] },
  { id: 'chest-90', liveness: 90, awards: [coin(50), points(50)] },
  { id: 'chest-130', liveness: 130, awards: [coin(100), prop(1005)] },
]
