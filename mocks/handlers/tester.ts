import { betRounds } from '../world/game/betRounds'
import { forceRounds } from '../world/game/forced'
import * as tester from '../world/tester/calls'
import { configure, give } from '../world/tester/tester'
import { providerAnswer, providerOrder } from '../world/wallet/deposit/provider'
import { type Handler, on } from './handler'

/** A tester's calls, which arrive through the controls. */
export const testerHandlers: readonly Handler[] = [
  on(tester.configure, configure),
  on(tester.give, give),
  on(tester.round, forceRounds),
  on(tester.bet, betRounds),
  on(tester.providerOrder, providerOrder),
  on(tester.providerAnswer, providerAnswer),
]
