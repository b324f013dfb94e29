import { addPlayer, blankPlayer } from '../world/auth/account'
import { openSession } from '../world/auth/session'
import { hash32 } from '../world/core/chance'
import { type ClockState, clockNow } from '../world/core/clock'
import type { Player } from '../world/core/player'
import { emptyWorld, type World } from '../world/core/state'
import { PERSONAS, type PersonaName } from '../world/member/profile'
import { installHistory, simulateHistory } from './past/past'
import { personaNamed, profiles } from './profiles'

/** The password of every persona. */
export const DEMO_PASSWORD = 'demo1234'

/** The parsed options of a new world. */
export interface WorldSetup {
  seed: number
  persona: string
  clock: ClockState
  /** Real time of the creation, epoch ms. */
  real: number
  gameCount?: number
}

interface NewWorld {
  world: World
  /** The persona's, when it starts signed in. */
  token: string | null
}

/** Worlds and pasts as JSON by what they were made of, the last used last. */
const copies = new Map<string, string>()
const MOST_COPIES = 40

/** Makes something, or copies it the second time: a persona's past takes long to live. */
const copied = <T>(origin: readonly unknown[], make: () => T): T => {
  const key = JSON.stringify(origin)
  const copy = copies.get(key) ?? JSON.stringify(make())
  copies.delete(key)
  copies.set(key, copy)
  for (const oldest of [...copies.keys()].slice(0, -MOST_COPIES)) copies.delete(oldest)
  return JSON.parse(copy)
}

/** Creates a world. Only with a frozen clock can two of them be the same. */
export const createWorld = (setup: WorldSetup): NewWorld => {
  const { seed, persona, clock, gameCount } = setup
  return clock.mode === 'frozen'
    ? copied(['world', seed, persona, clock.at, gameCount], () => makeWorld(setup))
    : makeWorld(setup)
}

const makeWorld = ({ seed, persona, clock, real, gameCount }: WorldSetup): NewWorld => {
  const name = personaNamed(persona)
  if (!name) throw new RangeError(`no persona is called ${persona}`)
  const born = clockNow(clock, real)
  const world = emptyWorld({ seed, persona, clock, born, ...(gameCount !== undefined && { gameCount }) })
  for (const personaName of PERSONAS) addPlayer(world, dormantPlayer(world, personaName))
  if (!profiles[name].signedIn) return { world, token: null }
  const player = activatePersona(world, name)
  return { world, token: player && openSession(world, player) }
}

/** A persona that has not been active yet: an account one can sign in to, without a history. */
const dormantPlayer = (world: World, name: PersonaName): Player => {
  const { nickname, avatar, mobile, google } = profiles[name]
  const number = PERSONAS.indexOf(name) + 10
  const id = `1${number}${String(hash32(world.seed, 'id', name) % 100_000).padStart(5, '0')}`
  return {
    ...blankPlayer(world, id),
    persona: name,
    ...(google === undefined
      ? { account: name, password: DEMO_PASSWORD, mobile }
      : { social: { google: { id: google, name: nickname } } }),
    nickname,
    avatar,
    dormant: true,
  }
}

/**
 * The player of a persona. A dormant one gets its history now; it depends on the seed and the instant, not on which
 * other personas are active.
 */
export const activatePersona = (world: World, persona: string): Player | null => {
  const name = personaNamed(persona)
  const player = name && Object.values(world.players).find((known) => known.persona === name)
  if (!player) return null
  if (player.dormant) {
    delete player.dormant
    const live = () => simulateHistory(world, player, profiles[name])
    const { seed, clock, now, gameCount, serial, shared } = world
    const origin = ['past', seed, now, gameCount, serial, shared.cards, shared.feedback, player]
    installHistory(world, player, clock.mode === 'frozen' ? copied(origin, live) : live())
  }
  return player
}
