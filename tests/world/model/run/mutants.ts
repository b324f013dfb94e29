import { type CallRequest, playerOf, type Reply } from '../../../../mocks/handlers/answer'
import type { Journal } from '../../../../mocks/network/state/journal'
import { codeOf } from '../../../../mocks/network/state/recording'
import { post } from '../../../../mocks/world/core/ledger'
import type { Player } from '../../../../mocks/world/core/player'
import type { World } from '../../../../mocks/world/core/state'
import type { InvariantName } from '../checks/invariants'
import type { Fixture } from '../fixture/fixture'
import type { walks } from './walk'

/** What a bug is planted into. */
export type Planted = Pick<Fixture, 'backend'>

/** A bug planted into the world, which the invariants must find. */
export interface Mutant {
  name: string
  breaks: InvariantName
  walk: keyof typeof walks
  /** The calls that reveal it, if a walk rarely makes them. */
  often?: readonly string[]
  plant: (fixture: Planted) => void
}

type Execute = Journal['execute']

/** Wraps the journal of a fixture, and any journal that replaces it. */
export const wrapExecute = (fixture: Planted, wrap: (execute: Execute, journal: Journal) => Execute): void => {
  const { backend } = fixture
  const { adopt } = backend
  const wrapJournal = (journal: Journal) => {
    journal.execute = wrap(journal.execute.bind(journal), journal)
  }
  backend.adopt = (other) => {
    adopt(other)
    wrapJournal(other)
  }
  wrapJournal(backend.journal)
}

interface Scene {
  world: World
  player: Player
  request: CallRequest
  reply: Reply
}

/** Misbehaves after a successful call of a player; may change the reply. */
export const after =
  (names: readonly string[], wrong: (scene: Scene) => Reply | undefined) =>
  (fixture: Planted): void =>
    wrapExecute(fixture, (execute, journal) => (request, effect, real) => {
      const reply = execute(request, effect, real)
      const { world } = journal
      const player = playerOf(world, request.token)
      if (codeOf(reply) !== 0 || !player || !names.includes(request.name)) return reply
      return wrong({ world, player, request, reply }) ?? reply
    })

/** Misbehaves before a player's call. */
export const before =
  (names: readonly string[], wrong: (world: World, player: Player) => void) =>
  (fixture: Planted): void =>
    wrapExecute(fixture, (execute, journal) => (request, effect, real) => {
      const player = playerOf(journal.world, request.token)
      if (player && names.includes(request.name)) wrong(journal.world, player)
      return execute(request, effect, real)
    })

/** Another player with coin. */
const others = ({ players }: World, { id }: Player): Player | undefined =>
  Object.values(players).find((other) => other.id !== id && other.balances.coin !== undefined)

let outside = 0

/** At least one bug per invariant. */
export const mutants: readonly Mutant[] = [
  {
    name: 'coin without a ledger entry',
    breaks: 'I1',
    walk: 'newcomer',
    plant: after(['safeboxMove', 'slotSpin'], ({ player }) => {
      player.balances.coin = (player.balances.coin ?? 0) + 1
    }),
  },
  {
    name: 'a ledger entry changed later',
    breaks: 'I1',
    walk: 'newcomer',
    plant: after(['loginBonus3UserReceive'], ({ world, player }) => {
      const [, early] = world.ledger[player.id] ?? []
      if (early) early.amount += 1
    }),
  },
  {
    name: 'a logged reward changed later',
    breaks: 'I16',
    walk: 'history',
    plant: after(['refreshData'], ({ player }) => {
      const [early] = player.state.rewards?.rows ?? []
      if (early) early.count += 1
    }),
  },
  {
    name: 'a reply with an outdated balance',
    breaks: 'I2',
    walk: 'newcomer',
    plant: after(['refreshData'], ({ reply }) =>
      Number(reply['coin']) > 0 ? { ...reply, coin: Number(reply['coin']) - 1 } : undefined,
    ),
  },
  {
    name: 'a balance below zero',
    breaks: 'I3',
    walk: 'newcomer',
    plant: after(['exitGame'], ({ world, player }) => {
      const { coin } = player.balances
      if (coin === undefined) return
      const debt = { asset: 'coin', kind: 'bet', amount: -coin - 5, balanceAfter: -5, ref: '' } as const
      world.ledger[player.id]?.push({ id: `x${++world.serial}`, at: world.now, playerId: player.id, ...debt })
      player.balances.coin = -5
    }),
  },
  {
    name: 'a mail attachment that can be received again',
    breaks: 'I4',
    walk: 'history',
    often: ['receiveMail'],
    plant: after(['receiveMail'], ({ player: { state } }) => {
      for (const mail of Object.values(state.mail?.mails ?? {})) if (mail.awards.length > 0) mail.receivedAt = 0
    }),
  },
  {
    name: 'a task that can be claimed again',
    breaks: 'I4',
    walk: 'history',
    often: ['receiveTaskAward'],
    plant: after(['receiveTaskAward'], ({ player: { state } }) => {
      delete state.claims?.['task.daily']
    }),
  },
  {
    name: 'a draw that returns its chance',
    breaks: 'I4',
    walk: 'history',
    often: ['receiveDrawChance'],
    plant: after(['receiveDrawChance'], ({ world, player }) => {
      post(world, player, 'chance', 1, 'jackpot.chance', player.state.jackpot?.day.key ?? '')
    }),
  },
  {
    name: 'a deposit that arrives twice',
    breaks: 'I4',
    walk: 'newcomer',
    plant: before(
      ['rechargeOrderStatus', 'rechargeRecord', 'getExchange', 'loginBonus3UserReceive'],
      (world, player) => {
        const paid = player.state.deposits?.rows.find(({ status }) => status === 1)
        if (!paid) return
        paid.status = 0
        world.agenda.unshift({ at: world.now, what: 'deposit.paid', ref: `${player.id}/${paid.id}` })
      },
    ),
  },
  {
    name: 'a coupon that can be used again',
    breaks: 'I4',
    walk: 'history',
    often: ['couponUse'],
    plant: after(['couponUse'], ({ world, player }) => {
      const coupon = player.state.coupons?.done.pop()
      if (!coupon) return
      post(world, player, `coupon:${coupon.propId}`, 1, 'coupon.added', 'again')
      player.state.coupons?.open.push({ ...coupon, usedAt: 0 })
    }),
  },
  {
    name: 'a refusal that changes the world',
    breaks: 'I5',
    walk: 'newcomer',
    plant: (fixture) =>
      wrapExecute(fixture, (execute, journal) => (request, effect, real) => {
        const reply = execute(request, effect, real)
        const player = playerOf(journal.world, request.token)
        if (codeOf(reply) !== 0 && player) player.bet += 1
        return reply
      }),
  },
  {
    name: 'a read that changes the world',
    breaks: 'I6',
    walk: 'newcomer',
    plant: after(['getVipInfo'], ({ player }) => {
      player.hasKyc = !player.hasKyc
    }),
  },
  {
    name: 'a value that JSON drops',
    breaks: 'I7',
    walk: 'newcomer',
    plant: after(['gameLike'], ({ player }) => {
      Reflect.set(player.state, 'care', undefined)
    }),
  },
  {
    name: 'randomness from outside the world',
    breaks: 'I8',
    walk: 'newcomer',
    plant: after(['actInviteClickInvite'], ({ player }) => {
      player.nickname = `Ann ${++outside}`
    }),
  },
  {
    name: 'a reply with a missing field',
    breaks: 'I9',
    walk: 'newcomer',
    plant: after(['getMail2'], ({ reply: { unread: _unread, ...reply } }) => reply),
  },
  {
    name: 'reused ids',
    breaks: 'I10',
    walk: 'newcomer',
    plant: after(['retrieveBalance'], ({ world }) => {
      world.serial -= 3
    }),
  },
  {
    name: 'a repeated deposit that is not recognised',
    breaks: 'I11',
    walk: 'newcomer',
    plant: after(['rechargeOrder'], ({ player }) => {
      if (player.state.deposits) player.state.deposits.byRequest = {}
    }),
  },
  {
    name: 'a repeated withdrawal that is not recognised',
    breaks: 'I11',
    walk: 'history',
    often: ['exchange'],
    plant: after(['exchange'], ({ player }) => {
      if (player.state.withdrawals) player.state.withdrawals.byRequest = {}
    }),
  },
  {
    name: 'concurrent changes out of order',
    breaks: 'I12',
    walk: 'faults',
    plant: ({ backend }) => {
      let turn = 0
      backend.commit = async (change) => {
        if (++turn % 2 === 0) await Promise.resolve()
        return change()
      }
    },
  },
  {
    name: 'an award for another player',
    breaks: 'I13',
    walk: 'history',
    plant: after(['activityReceive', 'receiveTaskAward'], ({ world, player }) => {
      const other = others(world, player)
      if (other) post(world, other, 'coin', 1, 'gift', String(world.serial))
    }),
  },
  {
    name: 'a timeout that closes the connection',
    breaks: 'I14',
    walk: 'faults',
    plant: ({ backend }) => {
      const { handle } = backend
      backend.handle = async (request) => {
        const reply = await handle(request)
        return reply === 'never' ? 'network error' : reply
      }
    },
  },
  {
    name: 'a token that survives the sign-out',
    breaks: 'I15',
    walk: 'newcomer',
    plant: (fixture) =>
      wrapExecute(fixture, (execute, { world }) => (request, effect, real) => {
        const id = world.tokens[request.token]
        const reply = execute(request, effect, real)
        if (request.name === 'logout' && id !== undefined) world.tokens[request.token] = id
        return reply
      }),
  },
]
