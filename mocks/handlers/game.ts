import { online as onlineCall } from '../../src/contract/config'
import * as game from '../../src/contract/game/game'
import * as likes from '../../src/contract/game/likes'
import { exitGame, gameBalances, gameLike, online, retrieveBalance, startGame } from '../world/game/game'
import { greetSlot, spinSlot } from '../world/game/play'
import { slotHello, slotSpin } from '../world/game/playCalls'
import { betRecord, betRecordReport } from '../world/game/playRecord'
import { type Handler, on } from './handler'

/** Includes the calls of the games' frames, which arrive through the bridge. */
export const gameHandlers: readonly Handler[] = [
  on(onlineCall, online),
  on(game.startGame, startGame),
  on(game.exitGame, exitGame),
  on(likes.gameLike, gameLike),
  on(game.betRecord, betRecord),
  on(game.betRecordReport, betRecordReport),
  on(game.gameBalances, gameBalances),
  on(game.retrieveBalance, retrieveBalance),
  on(slotHello, greetSlot),
  on(slotSpin, spinSlot),
]
