import { describe, expect, it } from 'vitest'
import { post } from '../../../mocks/world/core/ledger'
import { leftIn } from '../../../mocks/world/game/left'
import { crashBet, minesBet } from '../../../mocks/world/game/playCalls'
import { fundsOf } from '../../../mocks/world/wallet/funds'
import { activityReceive } from '../../../src/contract/activity/activityPage'
import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import { startGame } from '../../../src/contract/game/game'
import { pointsExchange } from '../../../src/contract/points'
import { safeboxMove } from '../../../src/contract/wallet/safebox'
import { getExchange } from '../../../src/contract/wallet/withdraw'
import { type Visit, visit } from '../core/support'
import { coinOf, deposit, freshRequest } from './walletSupport'

const [CRASH, MINES] = [2, 3]

const open = (at: Visit, gameId: number) => ({ sessionId: at.call(startGame, { gameId }).sessionId, gameId })

/** Where money can be that is not in the balance: how all of it gets there. */
const places: Readonly<Record<string, (at: Visit) => void>> = {
  'the safe-box': (at) => at.call(safeboxMove, { amount: coinOf(at), requestId: freshRequest() }),
  'a flight': (at) => at.call(crashBet, { ...open(at, CRASH), bet: coinOf(at), auto: 200 }),
  'a board': (at) => at.call(minesBet, { ...open(at, MINES), bet: coinOf(at), mines: 3 }),
  'money left in a game': (at) => {
    const amount = coinOf(at)
    post(at.world, at.player, 'coin', -amount, 'game.left', '')
    post(at.world, at.player, leftIn(CRASH), amount, 'game.left', '')
  },
}

/** A player whose 20.00, half of it a bonus, have to be wagered. */
const wagering = (): Visit => {
  const at = visit('newcomer')
  deposit(at, 1_000)
  expect(coinOf(at)).toBe(2_000)
  return at
}

describe.each(Object.entries(places))('all money in %s', (_place, park) => {
  it('[WALL-04] is still the player’s, so a new bonus does not end the open turnover', () => {
    const at = wagering()
    const { turnoverNeeded } = at.call(getExchange, {})
    park(at)
    expect([coinOf(at), fundsOf(at.player)]).toEqual([0, 2_000])
    post(at.world, at.player, 'points', 200, 'test', '')
    at.call(pointsExchange, { offerId: 'coin-1', requestId: 'p' })
    expect(at.call(getExchange, {}).turnoverNeeded).toBeGreaterThan(turnoverNeeded)
  })

  it('[ACT-07] is no empty account, which is topped up once a day', () => {
    const topUp = { activityId: ACTIVITY.supply, stepId: 's1' }
    const at = wagering()
    park(at)
    at.refused(activityReceive, topUp, 'notClaimable')
    visit('broke').call(activityReceive, topUp)
  })
})
