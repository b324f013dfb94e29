import type { Award } from '../../../src/contract/activity/rewards'
import { coin, points } from '../bonus/rewards'
import { periodEnd } from '../bonus/tasksPeriods'
import { type DueRule, schedule } from '../core/agenda'
import { weekOf } from '../core/clock'
import { balanceOf, post } from '../core/ledger'
import { ensurePlayerState, type Player } from '../core/player'
import { nextId, type World } from '../core/state'

/** The progress that can be cashed out, cents. */
export const INVITE_GOAL = 10_000
/** Spins at the start of a round. */
export const SPINS_A_ROUND = 2
/** Spins for a friend who has qualified. */
export const SPINS_PER_FRIEND = 3

/** The sectors with shares of a hundred spins. Coin adds to the progress, points are paid at once. */
export const inviteSectors: readonly { id: number; share: number; award: Award }[] = [
  { id: 1, share: 10, award: coin(2_000) },
  { id: 2, share: 12, award: points(50) },
  { id: 3, share: 20, award: coin(1_000) },
  { id: 4, share: 10, award: coin(100) },
  { id: 5, share: 2, award: coin(5_000) },
  { id: 6, share: 20, award: coin(200) },
  { id: 7, share: 18, award: coin(500) },
  { id: 8, share: 8, award: points(200) },
]

/** The sector of a round's first spin. */
export const FIRST_SECTOR = 1

/** A spin, a friend or a goal, as the record shows it. */
export interface InviteRow {
  id: string
  nickname: string
  kind: 'spin' | 'friend' | 'goal'
  amount: number
  at: number
}

export interface InviteState {
  /** The week of the round; a new week starts a new round. */
  round: string
  spins: number
  /** Spins made in this round. */
  made: number
  /** Whether this round was cashed out; later spins begin its progress again. */
  exchanged: boolean
  /** The day of the last tap on the invite button that earned a spin. */
  tapped: string
  friends: number
  rows: InviteRow[]
}

declare module '../core/player' {
  interface PlayerState {
    invite?: InviteState
  }
}

const freshRound = (round: string) => ({ round, spins: SPINS_A_ROUND, made: 0, exchanged: false })

/** The present round, without changing anything: in a new week, a new one. */
export const roundOf = (world: World, player: Player): Readonly<InviteState> => {
  const stored = player.state.invite
  const round = weekOf(world.now)
  if (stored?.round === round) return stored
  return { tapped: stored?.tapped ?? '', friends: stored?.friends ?? 0, rows: stored?.rows ?? [], ...freshRound(round) }
}

/** Progress of the present round, cents: won on the wheel and not yet cashed out. */
export const progressOf = (player: Player): number => balanceOf(player, 'invite')

/** The present round for changes; starts a new one in a new week. */
export const openRound = (world: World, player: Player): InviteState => {
  const stored = ensurePlayerState(player, 'invite', () => ({ ...freshRound(''), tapped: '', friends: 0, rows: [] }))
  const round = weekOf(world.now)
  if (stored.round !== round) {
    Object.assign(stored, freshRound(round))
    schedule(world, {
      at: periodEnd('week', world.now) ?? world.now,
      what: 'invite.ends',
      ref: `${player.id}/${round}`,
    })
  }
  return stored
}

export const noteInvite = (world: World, wheel: InviteState, row: Omit<InviteRow, 'id' | 'at'>): void => {
  wheel.rows.push({ id: nextId(world, 'i'), at: world.now, ...row })
}

/** Adds what a spin has won to the progress. */
export const addProgress = (world: World, player: Player, amount: number, ref: string): void => {
  post(world, player, 'invite', amount, 'invite.spin', ref)
  noteInvite(world, openRound(world, player), { nickname: player.nickname, kind: 'spin', amount })
}

/** Scheduled events: a round ends, and what was not cashed out is lost. */
export const inviteRules: Readonly<Record<string, DueRule>> = {
  'invite.ends': (world, ref) => {
    const [playerId = '', round = ''] = ref.split('/')
    const player = world.players[playerId]
    const left = player ? progressOf(player) : 0
    if (player && left > 0) post(world, player, 'invite', -left, 'invite.expired', round)
  },
}

export const addSpins = (world: World, player: Player, spins: number, nickname: string): void => {
  const wheel = openRound(world, player)
  wheel.spins += spins
  wheel.friends += 1
  noteInvite(world, wheel, { nickname, kind: 'friend', amount: 0 })
}

/** The path a player shares, relative to the app's address. */
export const shareUrlOf = ({ inviteCode }: Player): string => `/share?pid=${inviteCode}`
