import { prepareActivities } from '../world/activity/prepare'
import { blankPlayer, enrol, playerByAccount } from '../world/auth/account'
import { openSession } from '../world/auth/session'
import { vipAt } from '../world/config/vip'
import { hash32 } from '../world/core/chance'
import { type ClockState, clockNow, DAY } from '../world/core/clock'
import { post } from '../world/core/ledger'
import type { Player } from '../world/core/player'
import { emptyWorld, type World } from '../world/core/state'
import { playAway, preparePlay } from '../world/game/playPrepare'
import { prepareJackpot } from '../world/jackpot/prepare'
import { PERSONAS, type PersonaName, type Profile } from '../world/member/profile'
import { prepareVip } from '../world/vip/prepare'
import { prepareRebate } from '../world/vip/rebatePrepare'
import { prepareWallet } from '../world/wallet/walletPrepare'
import { reckon } from './balanceHistory'
import { personaNamed, profiles } from './profiles'

/** The password of every persona. */
export const DEMO_PASSWORD = 'demo1234'

/**
 * What gives a persona its history, noun by noun; each may post movements at past instants, in any order. Money and play come
 * before what is earned by them.
 */
const preparations: readonly ((world: World, player: Player, profile: Profile) => void)[] = [
  prepareWallet,
  preparePlay,
  prepareVip,
  prepareRebate,
  prepareJackpot,
  prepareActivities,
]

/** What a history may spend while it is written, cents; `reckon` then opens it with as much as it took. */
const PLENTY = 10 ** 12

/** What a world is asked for with. */
export interface WorldWish {
  seed: number
  persona: string
  clock: ClockState
  /** The real instant of the wish, epoch ms. */
  real: number
  gameCount?: number
}

/** A fresh world, and the token of its persona when it starts signed in. */
export const createWorld = ({
  seed,
  persona,
  clock,
  real,
  gameCount,
}: WorldWish): { world: World; token: string | null } => {
  const name = personaNamed(persona)
  if (!name) throw new RangeError(`no persona is called ${persona}`)
  const born = clockNow(clock, real)
  const world = emptyWorld({ seed, persona, clock, born, ...(gameCount !== undefined && { gameCount }) })
  for (const known of PERSONAS) enrol(world, stranger(world, known))
  if (!profiles[name].signedIn) return { world, token: null }
  const player = meet(world, name)
  return { world, token: player && openSession(world, player) }
}

/** A persona before anybody has met it: an account that can be signed in to, without a history. */
const stranger = (world: World, name: PersonaName): Player => {
  const { nickname, avatar, mobile } = profiles[name]
  const number = PERSONAS.indexOf(name) + 10
  const id = `1${number}${String(hash32(world.seed, 'id', name) % 100_000).padStart(5, '0')}`
  return {
    ...blankPlayer(world, id),
    persona: name,
    account: name,
    password: DEMO_PASSWORD,
    nickname,
    avatar,
    mobile,
    awaited: true,
  }
}

/**
 * The player with an account; a persona gets its history the first time that anybody meets it. What it then is depends on
 * the seed and the instant, not on who was met before.
 */
export const meet = (world: World, account: string): Player | null => {
  const player = playerByAccount(world, account)
  const name = personaNamed(player?.persona ?? '')
  if (player?.awaited && name) liveThrough(world, player, profiles[name])
  return player
}

const liveThrough = (world: World, player: Player, profile: Profile): void => {
  delete player.awaited
  player.registeredAt = world.now - profile.registeredDaysAgo * DAY
  const { experience } = vipAt(profile.vipLevel)
  const { experience: next } = vipAt(profile.vipLevel + 1)
  // Nobody has experience without a bet.
  player.vipExp = profile.rounds === 0 ? 0 : experience + Math.floor((next - experience) * 0.4)
  player.bet = player.vipExp
  post(world, player, 'coin', PLENTY, 'opening', '')
  for (const prepare of preparations) prepare(world, player, profile)
  const tooMuch = reckon(world, player, profile.coin)
  if (tooMuch > 0) playAway(world, player, profile, tooMuch)
}
