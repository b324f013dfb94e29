import type { ReplyInput } from '../../../src/contract/core/call'
import type { draw } from '../../../src/contract/jackpot'
import { grant } from '../bonus/rewards'
import { post } from '../core/ledger'
import type { Player } from '../core/player'
import { refuse } from '../core/refusal'
import { nextId, type World } from '../core/state'
import { text } from '../core/texts'
import { sendMail } from '../mail/box'
import { dayCounts, drawRefusal } from './chance'
import { decide, seedOf } from './fairness'
import { parseForcedDraw } from './forced'
import { poolAt } from './pools'
import { type DrawRecord, ensureJackpot, ensureJackpotPlayer } from './state'
import { jackpotCells, tierOf } from './table'
import { announce } from './ticker'

/** The result of a draw: the tester's choice, the persona's luck, else what the secret decides. */
const resultOf = (world: World, player: Player, number: number) => {
  const jackpot = ensureJackpotPlayer(player)
  const forced = parseForcedDraw(world.forcedDraws.shift() ?? jackpot.luck)
  jackpot.luck = ''
  if (forced) return { ...forced, forced: true }
  const fair = decide(seedOf(world, player, number))
  const cell = jackpotCells.find(({ id }) => id === fair.cellId)
  if (!cell) throw new Error(`no cell ${fair.cellId}`)
  return { cell, jackpot: fair.jackpot, forced: false }
}

/** Spends a chance and pays the prize; the caller has checked that there is one. */
const settle = (world: World, player: Player): DrawRecord => {
  const { draws } = ensureJackpotPlayer(player)
  const number = draws.length + 1
  const { cell, jackpot, forced } = resultOf(world, player, number)
  const tier = cell.type === 2 ? tierOf(jackpot) : null
  const record: DrawRecord = {
    id: nextId(world, 'd'),
    at: world.now,
    number,
    cellId: cell.id,
    propId: tier ? jackpot : cell.propId,
    type: cell.type,
    count: cell.count,
    bonus: tier ? poolAt(world, tier, world.now) : 0,
    forced,
  }
  post(world, player, 'chance', -1, 'jackpot.draw', record.id)
  grant(world, player, { propId: record.propId, count: tier ? record.bonus : cell.count }, 'jackpot.prize', record.id)
  draws.push(record)
  return record
}

/** A draw now: a jackpot that is won starts again from its seed. */
const drawNow = (world: World, player: Player): DrawRecord => {
  const record = settle(world, player)
  const tier = tierOf(record.propId)
  if (tier) {
    const shared = ensureJackpot(world)
    delete shared.bets[tier]
    shared.wins.push({ id: record.id, playerId: player.id, tier, amount: record.bonus, at: record.at })
    sendMail(world, player, 'jackpotWon', {
      name: text(`prop.${tier}`),
      amount: record.bonus,
    })
  } else announce(world, { playerId: player.id, cellId: record.cellId, at: record.at })
  dayCounts(player, world.now).draws += 1
  return record
}

/** Spends one chance and pays one prize. */
export const receiveDrawChance = (world: World, player: Player): ReplyInput<typeof draw> => {
  const refusal = drawRefusal(world, player)
  if (refusal) return refuse(refusal)
  const { id, cellId, propId, type, count, bonus, forced } = drawNow(world, player)
  return { id: cellId, propId, type, count, bonus, recordId: id, ...(forced && { forced }) }
}
