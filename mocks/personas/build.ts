import { prepareActivities } from '../world/activity/prepare'
import { blankPlayer, enrol, playerByAccount } from '../world/auth/account'
import { openSession } from '../world/auth/session'
import { vipAt } from '../world/config/vip'
import { hash32 } from '../world/core/chance'
import { type ClockState, clockNow, DAY } from '../world/core/clock'
import { post } from '../world/core/ledger'
import type { Player } from '../world/core/player'
import { emptyWorld, type World } from '../world/core/state'
import { loseInGames, preparePlay } from '../world/game/playPrepare'
import { prepareJackpot } from '../world/jackpot/prepare'
import { PERSONAS, type PersonaName, type Profile } from '../world/member/profile'
import { prepareVip } from '../world/vip/prepare'
import { prepareRebate } from '../world/vip/rebatePrepare'
import { prepareWallet } from '../world/wallet/walletPrepare'
import { balanceHistory } from './balanceHistory'
import { personaNamed, profiles } from './profiles'

/** The password of every persona. */
export const DEMO_PASSWORD = 'demo1234'

/**
 * The steps that write a persona's history, noun by noun; they may post movements at past instants in any order. Money
 * and play come before the rewards that depend on them.
 */
const preparations: readonly ((world: World, player: Player, profile: Profile) => void)[] = [
  prepareWallet,
  preparePlay,
  prepareVip,
  prepareRebate,
  prepareJackpot,
  prepareActivities,
]

/** Opening balance while a history is written, cents; `balanceHistory` corrects it afterwards. */
const TEMPORARY_BALANCE = 10 ** 12

/** The parsed options of a new world. */
export interface WorldSetup {
  seed: number
  persona: string
  clock: ClockState
  /** Real time of the creation, epoch ms. */
  real: number
  gameCount?: number
}

/** Creates a world. `token` is the persona's when it starts signed in. */
export const createWorld = ({
  seed,
  persona,
  clock,
  real,
  gameCount,
}: WorldSetup): { world: World; token: string | null } => {
  const name = personaNamed(persona)
  if (!name) throw new RangeError(`no persona is called ${persona}`)
  const born = clockNow(clock, real)
  const world = emptyWorld({ seed, persona, clock, born, ...(gameCount !== undefined && { gameCount }) })
  for (const personaName of PERSONAS) enrol(world, dormantPlayer(world, personaName))
  if (!profiles[name].signedIn) return { world, token: null }
  const player = activatePersona(world, name)
  return { world, token: player && openSession(world, player) }
}

/** A persona that has not been active yet: an account one can sign in to, without a history. */
const dormantPlayer = (world: World, name: PersonaName): Player => {
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
    dormant: true,
  }
}

/**
 * The player with an account name. A dormant persona gets its history now; it depends on the seed and the instant, not
 * on which other personas are active.
 */
export const activatePersona = (world: World, account: string): Player | null => {
  const player = playerByAccount(world, account)
  const name = personaNamed(player?.persona ?? '')
  if (player?.dormant && name) writeHistory(world, player, profiles[name])
  return player
}

const writeHistory = (world: World, player: Player, profile: Profile): void => {
  delete player.dormant
  player.registeredAt = world.now - profile.registeredDaysAgo * DAY
  const { experience } = vipAt(profile.vipLevel)
  const { experience: next } = vipAt(profile.vipLevel + 1)
  // No experience without a bet.
  player.vipExp = profile.rounds === 0 ? 0 : experience + Math.floor((next - experience) * 0.4)
  player.bet = player.vipExp
  post(world, player, 'coin', TEMPORARY_BALANCE, 'opening', '')
  for (const prepare of preparations) prepare(world, player, profile)
  const surplus = balanceHistory(world, player, profile.coin)
  if (surplus > 0) loseInGames(world, player, profile, surplus)
}
