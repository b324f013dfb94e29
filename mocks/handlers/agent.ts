import * as agent from '../../src/contract/agent'
import { agentFill, appAgent5User, appAgent5UserLog, appAgent5UserReceive } from '../world/agent/agent'
import { appAgent5UserInviteValidReceive } from '../world/agent/valid'
import { type Handler, on } from './handler'

export const agentHandlers: readonly Handler[] = [
  on(agent.agentFill, agentFill),
  on(agent.appAgent5User, appAgent5User),
  on(agent.appAgent5UserLog, appAgent5UserLog),
  on(agent.appAgent5UserReceive, appAgent5UserReceive),
  on(agent.appAgent5UserInviteValidReceive, appAgent5UserInviteValidReceive),
]
