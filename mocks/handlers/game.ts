import { online as onlineCall } from '../../src/contract/config'
import * as wins from '../../src/contract/game/bigWins'
import * as game from '../../src/contract/game/game'
import * as likes from '../../src/contract/game/likes'
import { bigWins } from '../world/game/bigWins'
import { exitGame, gameBalances, gameLike, online, retrieveBalance, startGame } from '../world/game/game'
import * as calls from '../world/game/playCalls'
import { betRecord, betRecordReport } from '../world/game/playRecord'
import { crashBet, crashCashOut, crashLook, crashTakeBack } from '../world/game/rounds/crash'
import { greet } from '../world/game/rounds/hello'
import { minesBet, minesCashOut, minesOpen } from '../world/game/rounds/mines'
import { repeatable } from '../world/game/rounds/repeatable'
import { rouletteSpin } from '../world/game/rounds/roulette'
import { spinSlot } from '../world/game/rounds/slot'
import { type Handler, on } from './handler'

/** Includes the calls of the games' frames, which arrive through the bridge. */
export const gameHandlers: readonly Handler[] = [
  on(onlineCall, online),
  on(game.startGame, startGame),
  on(game.exitGame, exitGame),
  on(wins.bigWins, bigWins),
  on(likes.gameLike, gameLike),
  on(game.betRecord, betRecord),
  on(game.betRecordReport, betRecordReport),
  on(game.gameBalances, gameBalances),
  on(game.retrieveBalance, retrieveBalance),
  on(calls.gameHello, greet),
  on(calls.slotSpin, repeatable(calls.slotSpin, spinSlot)),
  on(calls.crashBet, repeatable(calls.crashBet, crashBet)),
  on(calls.crashTakeBack, repeatable(calls.crashTakeBack, crashTakeBack)),
  on(calls.crashCashOut, repeatable(calls.crashCashOut, crashCashOut)),
  on(calls.crashLook, crashLook),
  on(calls.minesBet, repeatable(calls.minesBet, minesBet)),
  on(calls.minesOpen, repeatable(calls.minesOpen, minesOpen)),
  on(calls.minesCashOut, repeatable(calls.minesCashOut, minesCashOut)),
  on(calls.rouletteSpin, repeatable(calls.rouletteSpin, rouletteSpin)),
]
