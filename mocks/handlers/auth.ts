import * as auth from '../../src/contract/auth'
import * as session from '../../src/contract/session'
import { activatePersona } from '../personas/build'
import { accountLogin, accountLoginSms, forgetPassword, logout, socialLogin } from '../world/auth/auth'
import { bindAccount, bindSocialAccount, initPassword } from '../world/auth/bind'
import { smsSend } from '../world/auth/code'
import { accountRegist, accountRegist4, type Proven } from '../world/auth/register'
import { openSession } from '../world/auth/session'
import { countLogin } from '../world/bonus/tasksCount'
import type { Player } from '../world/core/player'
import type { World } from '../world/core/state'
import { userInfo } from '../world/member/member'
import { type Caller, type Handler, on } from './handler'

/** Signs in the player whose identity a world function has proved. A dormant persona gets its history first. */
const signIn =
  <Q>(prove: (world: World, request: Q, caller: Caller) => Proven) =>
  (world: World, _present: Player | null, request: Q, caller: Caller) => {
    const { player, isNew } = prove(world, request, caller)
    if (player.dormant) activatePersona(world, player.persona)
    const token = openSession(world, player)
    countLogin(world, player)
    return { token, user: userInfo(world, player), isNew }
  }

export const authHandlers: readonly Handler[] = [
  on(auth.googleLogin, signIn(socialLogin('google'))),
  on(auth.facebookLogin, signIn(socialLogin('facebook'))),
  on(auth.lineLogin, signIn(socialLogin('line'))),
  on(auth.accountLogin, signIn(accountLogin)),
  on(auth.accountLoginSms, signIn(accountLoginSms)),
  on(auth.accountRegist, signIn(accountRegist)),
  on(auth.accountRegist4, signIn(accountRegist4)),
  on(auth.smsSend, smsSend),
  on(auth.forgetPassword, forgetPassword),
  on(auth.bindAccount, bindAccount),
  on(auth.bindSocialAccount, bindSocialAccount),
  on(auth.initPassword, initPassword),
  on(session.logout, logout),
]
