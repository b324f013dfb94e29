import { ACTIVITY } from '../../src/contract/activity/activityTypes'
import * as agent from '../../src/contract/agent'
import { agentFill, appAgent5User, appAgent5UserReceive } from '../world/agent/agent'
import { appAgent5UserLog } from '../world/agent/log'
import { appAgent5UserInviteValidReceive } from '../world/agent/valid'
import { during, type Handler, on } from './handler'

export const agentHandlers: readonly Handler[] = [
  on(agent.agentFill, agentFill),
  on(agent.appAgent5User, appAgent5User),
  on(agent.appAgent5UserLog, appAgent5UserLog),
  on(agent.appAgent5UserReceive, during(ACTIVITY.agent5, appAgent5UserReceive)),
  on(agent.appAgent5UserInviteValidReceive, during(ACTIVITY.agent5, appAgent5UserInviteValidReceive)),
]
