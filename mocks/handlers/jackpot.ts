import * as jackpot from '../../src/contract/jackpot'
import { receiveDrawChance } from '../world/jackpot/draw'
import { getJackpotDrawInfo, getPersonJackpotDrawAwardLog } from '../world/jackpot/jackpot'
import { getJackpotRank } from '../world/jackpot/rank'
import { type Handler, on } from './handler'

export const jackpotHandlers: readonly Handler[] = [
  on(jackpot.getJackpotDrawInfo, getJackpotDrawInfo),
  on(jackpot.draw, receiveDrawChance),
  on(jackpot.drawLog, getPersonJackpotDrawAwardLog),
  on(jackpot.jackpotRank, getJackpotRank),
]
