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

/** The calls of the invite wheel. */
export const inviteHandlers: readonly Handler[] = [
  on(invite.actInviteUser, actInviteUser),
  on(invite.actInviteUserRecord, actInviteUserRecord),
  on(invite.actInviteUserStatus, actInviteUserStatus),
  on(invite.actInviteUserExchange, actInviteUserExchange),
  on(invite.actInviteUserSpin, actInviteUserSpin),
  on(invite.actInviteClickInvite, actInviteClickInvite),
]
