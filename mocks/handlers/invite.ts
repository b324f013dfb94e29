import * as invite from '../../src/contract/invite'
import {
  actInviteClickInvite,
  actInviteUser,
  actInviteUserExchange,
  actInviteUserRecord,
  actInviteUserSpin,
  actInviteUserStatus,
} from '../world/invite/invite'
import { type Handler, on } from './handler'

export const inviteHandlers: readonly Handler[] = [
  on(invite.actInviteUser, actInviteUser),
  on(invite.actInviteUserRecord, actInviteUserRecord),
  on(invite.actInviteUserStatus, actInviteUserStatus),
  on(invite.actInviteUserExchange, actInviteUserExchange),
  on(invite.actInviteUserSpin, actInviteUserSpin),
  on(invite.actInviteClickInvite, actInviteClickInvite),
]
