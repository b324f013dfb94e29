import { type Ask, playerOf, type Reply } from '../../../../mocks/handlers/answer'
import type { Chronicle } from '../../../../mocks/network/state/journal'
import { codeOf } from '../../../../mocks/network/state/recording'
import { post } from '../../../../mocks/world/core/ledger'
import type { Player } from '../../../../mocks/world/core/player'
import type { World } from '../../../../mocks/world/core/state'
import type { PromiseName } from '../checks/invariants'
import type { Stage } from '../fixture/fixture'
import type { walks } from './walk'

/** A bug that is planted into the world of a test, to see that it is found. */
export interface Mutant {
  name: string
  /** The promise that it breaks. */
  breaks: PromiseName
  walk: keyof typeof walks
  plant: (stage: Stage) => void
}

type Act = Chronicle['act']

/** Wraps the core of a stage, whatever world comes into its place later. */
const wrapAct = (stage: Stage, wrap: (act: Act, chronicle: Chronicle) => Act): void => {
  const { backend } = stage
  const { adopt } = backend
  const spoil = (chronicle: Chronicle) => {
    chronicle.act = wrap(chronicle.act.bind(chronicle), chronicle)
  }
  backend.adopt = (other) => {
    adopt(other)
    spoil(other)
  }
  spoil(backend.chronicle)
}

interface Scene {
  world: World
  player: Player
  ask: Ask
  reply: Reply
}

/** Does something wrong after a call that succeeded for a player; may give another reply. */
const after =
  (names: readonly string[], wrong: (scene: Scene) => Reply | undefined) =>
  (stage: Stage): void =>
    wrapAct(stage, (act, chronicle) => (ask, effect, real) => {
      const reply = act(ask, effect, real)
      const { world } = chronicle
      const player = playerOf(world, ask.token)
      if (codeOf(reply) !== 0 || !player || !names.includes(ask.name)) return reply
      return wrong({ world, player, ask, reply }) ?? reply
    })

const before =
  (names: readonly string[], wrong: (world: World, player: Player) => void) =>
  (stage: Stage): void =>
    wrapAct(stage, (act, chronicle) => (ask, effect, real) => {
      const player = playerOf(chronicle.world, ask.token)
      if (player && names.includes(ask.name)) wrong(chronicle.world, player)
      return act(ask, effect, real)
    })

/** Somebody else who owns something. */
const others = ({ players }: World, { id }: Player): Player | undefined =>
  Object.values(players).find((other) => other.id !== id && other.balances.coin !== undefined)

let outside = 0

/** Bugs of every kind that the promises speak of. */
export const mutants: readonly Mutant[] = [
  {
    name: 'coin that comes from nowhere',
    breaks: 'I1',
    walk: 'lean',
    plant: after(['safeboxMove', 'slotSpin'], ({ player }) => {
      player.balances.coin = (player.balances.coin ?? 0) + 1
    }),
  },
  {
    name: 'a movement that is changed afterwards',
    breaks: 'I1',
    walk: 'lean',
    plant: after(['loginBonus3UserReceive'], ({ world, player }) => {
      const [, early] = world.ledger[player.id] ?? []
      if (early) early.amount += 1
    }),
  },
  {
    name: 'a reward that is written otherwise afterwards',
    breaks: 'I16',
    walk: 'rich',
    plant: after(['refreshData'], ({ player }) => {
      const [early] = player.slices.rewards?.rows ?? []
      if (early) early.count += 1
    }),
  },
  {
    name: 'a reply with the coin of before',
    breaks: 'I2',
    walk: 'lean',
    plant: after(['refreshData'], ({ reply }) =>
      Number(reply['coin']) > 0 ? { ...reply, coin: Number(reply['coin']) - 1 } : undefined,
    ),
  },
  {
    name: 'a balance below zero',
    breaks: 'I3',
    walk: 'lean',
    plant: after(['exitGame'], ({ world, player }) => {
      const { coin } = player.balances
      if (coin === undefined) return
      const debt = { asset: 'coin', kind: 'bet', amount: -coin - 5, balanceAfter: -5, ref: '' } as const
      world.ledger[player.id]?.push({ id: `x${++world.serial}`, at: world.now, playerId: player.id, ...debt })
      player.balances.coin = -5
    }),
  },
  {
    name: 'an attachment that stays in the mail',
    breaks: 'I4',
    walk: 'rich',
    plant: after(['receiveMail'], ({ player: { slices } }) => {
      for (const mail of Object.values(slices.mail?.mails ?? {})) if (mail.awards.length > 0) mail.receivedAt = 0
    }),
  },
  {
    name: 'a task that forgets that it was paid',
    breaks: 'I4',
    walk: 'rich',
    plant: after(['receiveTaskAward'], ({ player: { slices } }) => {
      delete slices.claims?.['task.daily']
    }),
  },
  {
    name: 'a draw that gives its chance back',
    breaks: 'I4',
    walk: 'rich',
    plant: after(['receiveDrawChance'], ({ world, player }) => {
      post(world, player, 'chance', 1, 'jackpot.chance', player.slices.jackpot?.day.key ?? '')
    }),
  },
  {
    name: 'a deposit that arrives twice',
    breaks: 'I4',
    walk: 'lean',
    plant: before(
      ['rechargeOrderStatus', 'rechargeRecord', 'getExchange', 'loginBonus3UserReceive'],
      (world, player) => {
        const paid = player.slices.deposits?.rows.find(({ status }) => status === 1)
        if (!paid) return
        paid.status = 0
        world.agenda.unshift({ at: world.now, what: 'deposit.paid', ref: `${player.id}/${paid.id}` })
      },
    ),
  },
  {
    name: 'a coupon that can be used again',
    breaks: 'I4',
    walk: 'rich',
    plant: after(['couponUse'], ({ world, player }) => {
      const coupon = player.slices.coupons?.done.pop()
      if (!coupon) return
      post(world, player, `coupon:${coupon.propId}`, 1, 'coupon.added', 'again')
      player.slices.coupons?.open.push({ ...coupon, usedAt: 0 })
    }),
  },
  {
    name: 'a refusal that counts',
    breaks: 'I5',
    walk: 'lean',
    plant: (stage) =>
      wrapAct(stage, (act, chronicle) => (ask, effect, real) => {
        const reply = act(ask, effect, real)
        const player = playerOf(chronicle.world, ask.token)
        if (codeOf(reply) !== 0 && player) player.bet += 1
        return reply
      }),
  },
  {
    name: 'a look that is remembered',
    breaks: 'I6',
    walk: 'lean',
    plant: after(['getVipInfo'], ({ player }) => {
      player.hasKyc = !player.hasKyc
    }),
  },
  {
    name: 'something that JSON drops',
    breaks: 'I7',
    walk: 'lean',
    plant: after(['gameLike'], ({ player }) => {
      Reflect.set(player.slices, 'care', undefined)
    }),
  },
  {
    name: 'chance from outside the world',
    breaks: 'I8',
    walk: 'lean',
    plant: after(['actInviteClickInvite'], ({ player }) => {
      player.nickname = `Ann ${++outside}`
    }),
  },
  {
    name: 'a reply without one of its fields',
    breaks: 'I9',
    walk: 'lean',
    plant: after(['getMail2'], ({ reply: { unread: _unread, ...reply } }) => reply),
  },
  {
    name: 'numbers that are given again',
    breaks: 'I10',
    walk: 'lean',
    plant: after(['retrieveBalance'], ({ world }) => {
      world.serial -= 3
    }),
  },
  {
    name: 'a request that is not known again',
    breaks: 'I11',
    walk: 'lean',
    plant: after(['rechargeOrder'], ({ player }) => {
      if (player.slices.deposits) player.slices.deposits.byRequest = {}
    }),
  },
  {
    name: 'a withdrawal that is not known again',
    breaks: 'I11',
    walk: 'rich',
    plant: after(['exchange'], ({ player }) => {
      if (player.slices.withdrawals) player.slices.withdrawals.byRequest = {}
    }),
  },
  {
    name: 'changes that overtake each other',
    breaks: 'I12',
    walk: 'storm',
    plant: ({ backend }) => {
      let turn = 0
      backend.commit = async (change) => {
        if (++turn % 2 === 0) await Promise.resolve()
        return change()
      }
    },
  },
  {
    name: 'a prize for somebody else',
    breaks: 'I13',
    walk: 'rich',
    plant: after(['activityReceive', 'receiveTaskAward'], ({ world, player }) => {
      const other = others(world, player)
      if (other) post(world, other, 'coin', 1, 'gift', String(world.serial))
    }),
  },
  {
    name: 'a time-out that breaks the connection',
    breaks: 'I14',
    walk: 'storm',
    plant: ({ backend }) => {
      const { handle } = backend
      backend.handle = async (request) => {
        const reply = await handle(request)
        return reply === 'never' ? 'network error' : reply
      }
    },
  },
  {
    name: 'a token that outlives its sign-out',
    breaks: 'I15',
    walk: 'lean',
    plant: (stage) =>
      wrapAct(stage, (act, { world }) => (ask, effect, real) => {
        const id = world.tokens[ask.token]
        const reply = act(ask, effect, real)
        if (ask.name === 'logout' && id !== undefined) world.tokens[ask.token] = id
        return reply
      }),
  },
]
