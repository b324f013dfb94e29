import * as jackpot from '../../src/contract/jackpot'
import { getJackpotDrawInfo, getPersonJackpotDrawAwardLog } from '../world/jackpot'
import { receiveDrawChance } from '../world/jackpotDraw'
import { getJackpotRank } from '../world/jackpotRank'
import { type Handler, on } from './handler'

/** The jackpot's calls. */
export const jackpotHandlers: readonly Handler[] = [
  on(jackpot.getJackpotDrawInfo, getJackpotDrawInfo),
  on(jackpot.draw, receiveDrawChance),
  on(jackpot.drawLog, getPersonJackpotDrawAwardLog),
  on(jackpot.jackpotRank, getJackpotRank),
]
