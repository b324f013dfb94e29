import { countLogin } from '../../world/bonus/tasksCount'
import { passTime, schedule } from '../../world/core/agenda'
import { DAY } from '../../world/core/clock'
import { post } from '../../world/core/ledger'
import type { Player } from '../../world/core/player'
import { emptyWorld, ensureSharedState, type World } from '../../world/core/state'
import { DEFAULT_LOCALE } from '../../world/core/texts'
import { ensureJackpotPlayer } from '../../world/jackpot/state'
import { sendWelcome } from '../../world/mail/statement'
import type { Profile } from '../../world/member/profile'
import { localeOfPhone } from '../../world/people/city'
import { fake } from '../../world/people/fakers'
import { personIn } from '../../world/people/person'
import { addBankInfo, banks } from '../../world/wallet/withdraw/cards'
import { claims } from './claims'
import { deposits } from './deposits'
import type { History, Moment } from './history'
import { mails } from './mails'
import { people } from './people'
import { evenings } from './play'
import { pastRules } from './rules'
import { withdrawals } from './withdrawals'

const CARDS = { none: 0, some: 1, huge: 3 } as const

/** Bank accounts at different banks, in the player's legal name. */
const giveCards = ({ world, player, profile }: History): void => {
  const locale = localeOfPhone(player.mobile) ?? DEFAULT_LOCALE
  const { fullName: holder } = personIn(locale, world.seed, 'holder', player.id)
  const accounts = fake(locale, world.seed, ['cards', player.id], (faker) =>
    faker.helpers.arrayElements(banks, CARDS[profile.history]).map((bankName) => ({
      bankName,
      accountNo: faker.finance.accountNumber({ length: faker.number.int({ min: 10, max: 14 }) }),
    })),
  )
  for (const account of accounts) addBankInfo(world, player, { ...account, holder })
}

/** A world that ends at the present of another and has only one player, in the past. */
const pastWorld = (world: World, player: Player): World => {
  const { seed, persona, clock, gameCount } = world
  const past = emptyWorld({ seed, persona, clock, gameCount, born: player.registeredAt })
  past.serial = world.serial
  past.players[player.id] = player
  past.shared.cards = ensureSharedState(world, 'cards', () => ({}))
  past.shared.feedback = ensureSharedState(world, 'feedback', () => ({ sent: 0 }))
  return past
}

const momentsOf = (history: History): Moment[] =>
  history.profile.history === 'none'
    ? []
    : [mails, claims, people, deposits, evenings, withdrawals]
        .flatMap((plan) => plan(history))
        .toSorted((a, b) => a.at - b.at)

/** What a persona's past leaves in its world. */
export type Past = Pick<World, 'serial' | 'agenda'> & {
  player: Player
  ledger: World['ledger'][string]
  shared: World['shared']
}

/**
 * Lives a persona's past from the registration to the present: what it did, through the calls of the world, with the
 * agenda's events between. It happens in a world of its own, so that others notice nothing and do not matter.
 */
export const simulateHistory = (world: World, player: Player, profile: Profile): Past => {
  player.registeredAt = world.now - profile.registeredDaysAgo * DAY
  const past = pastWorld(world, player)
  const history: History = { world: past, player, profile, end: world.now }
  Object.assign(
    player,
    { hasKyc: profile.hasKyc ?? false },
    profile.avatarOther && { avatarOther: profile.avatarOther },
  )
  post(past, player, 'coin', 0, 'opening', '')
  sendWelcome(past, player)
  countLogin(past, player)
  giveCards(history)
  for (const { at, run } of momentsOf(history)) {
    passTime(past, at, pastRules)
    run()
  }
  passTime(past, world.now, pastRules)
  if (profile.name === 'lucky') ensureJackpotPlayer(player).luck = '50001'
  const { serial, agenda, ledger } = past
  const { cards = {}, feedback = { sent: 0 } } = past.shared
  return { player, serial, agenda, ledger: ledger[player.id] ?? [], shared: { cards, feedback } }
}

/** Makes a past that was lived in this world, or a copy of it, the player's own. */
export const installHistory = (world: World, player: Player, past: Past): void => {
  Object.assign(player, past.player)
  world.serial = past.serial
  world.ledger[player.id] = past.ledger
  Object.assign(world.shared, past.shared)
  for (const due of past.agenda) schedule(world, due)
}
