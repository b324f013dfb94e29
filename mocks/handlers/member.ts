import { getAfterLoginInfoWeb as afterLogin } from '../../src/contract/config'
import * as user from '../../src/contract/member'
import { refreshData, updateProfile } from '../world/member/member'
import { getAfterLoginInfoWeb } from '../world/member/welcome'
import { type Handler, on } from './handler'

export const memberHandlers: readonly Handler[] = [
  on(afterLogin, getAfterLoginInfoWeb),
  on(user.refreshData, refreshData),
  on(user.updateProfile, updateProfile),
]
