import { activityHandlers } from './activity'
import { agentHandlers } from './agent'
import { authHandlers } from './auth'
import { bonusHandlers } from './bonus'
import { careHandlers } from './care'
import { configHandlers } from './config'
import { feedbackHandlers } from './feedback'
import { gameHandlers } from './game'
import type { Handler } from './handler'
import { inviteHandlers } from './invite'
import { jackpotHandlers } from './jackpot'
import { logHandlers } from './log'
import { mailHandlers } from './mail'
import { memberHandlers } from './member'
import { pointsHandlers } from './points'
import { testerHandlers } from './tester'
import { vipHandlers } from './vip'
import { walletHandlers } from './wallet'

/** Every call that the world answers. */
export const handlers: readonly Handler[] = [
  ...mailHandlers,
  ...inviteHandlers,
  ...feedbackHandlers,
  ...bonusHandlers,
  ...pointsHandlers,
  ...agentHandlers,
  ...activityHandlers,
  ...authHandlers,
  ...memberHandlers,
  ...logHandlers,
  ...gameHandlers,
  ...careHandlers,
  ...configHandlers,
  ...jackpotHandlers,
  ...testerHandlers,
  ...vipHandlers,
  ...walletHandlers,
]
