import { ACTIVITY } from '../../src/contract/activity/activityTypes'
import * as invite from '../../src/contract/invite'
import {
  actInviteClickInvite,
  actInviteUser,
  actInviteUserExchange,
  actInviteUserRecord,
  actInviteUserSpin,
  actInviteUserStatus,
} from '../world/invite/invite'
import { during, type Handler, on } from './handler'

export const inviteHandlers: readonly Handler[] = [
  on(invite.actInviteUser, actInviteUser),
  on(invite.actInviteUserRecord, actInviteUserRecord),
  on(invite.actInviteUserStatus, actInviteUserStatus),
  on(invite.actInviteUserExchange, during(ACTIVITY.inviteUserSpin, actInviteUserExchange)),
  on(invite.actInviteUserSpin, during(ACTIVITY.inviteUserSpin, actInviteUserSpin)),
  on(invite.actInviteClickInvite, during(ACTIVITY.inviteUserSpin, actInviteClickInvite)),
]
