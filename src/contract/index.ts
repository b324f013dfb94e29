import type { GenericSchema } from 'valibot'
import * as activity from './activity/activity'
import * as activityPage from './activity/activityPage'
import * as rewards from './activity/rewards'
import * as agent from './agent'
import * as auth from './auth'
import * as bonus from './bonus'
import * as care from './care'
import * as config from './config'
import type { Call } from './core/call'
import * as log from './core/log'
import * as feedback from './feedback'
import * as bigWins from './game/bigWins'
import * as game from './game/game'
import * as likes from './game/likes'
import * as invite from './invite'
import * as jackpot from './jackpot'
import * as mail from './mail'
import * as user from './member'
import * as points from './points'
import * as session from './session'
import * as vip from './vip'
import * as cards from './wallet/cards'
import * as coupon from './wallet/coupon'
import * as deposit from './wallet/deposit'
import * as ledger from './wallet/ledger'
import * as safebox from './wallet/safebox'
import * as withdraw from './wallet/withdraw'

const nouns = {
  activity,
  activityPage,
  agent,
  auth,
  bigWins,
  bonus,
  care,
  config,
  feedback,
  game,
  invite,
  jackpot,
  likes,
  log,
  mail,
  points,
  rewards,
  session,
  user,
  vip,
  wallet: { ...cards, ...coupon, ...deposit, ...ledger, ...safebox, ...withdraw },
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'audience' in value && 'path' in value

/** Every call with the noun that declares it; for the world, the tests and the catalog, never for the app. */
export const contract: readonly { noun: string; key: string; call: Call }[] = Object.entries(nouns).flatMap(
  ([noun, module]) =>
    Object.entries(module).flatMap(([key, value]) => (isCall(value) ? [{ noun, key, call: value }] : [])),
)

const isEntity = (value: unknown): value is GenericSchema =>
  typeof value === 'object' && value !== null && 'entries' in value && 'type' in value && value.type === 'object'

const titled = (key: string): string => `${key.charAt(0).toUpperCase()}${key.slice(1)}`.replace(/Schema$/, '')

/** The schemas that the nouns export, by name. */
export const entities: Readonly<Record<string, GenericSchema>> = Object.fromEntries(
  Object.values(nouns).flatMap((module) =>
    Object.entries(module).flatMap(([key, value]) => (isEntity(value) ? [[titled(key), value]] : [])),
  ),
)
