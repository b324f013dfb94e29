import { accountLogin, accountRegist } from '../../../src/contract/auth'
import { REFUSAL } from '../../../src/contract/core/refusals'
import { type Checker, WalkFailed } from './checker'
import type { Account } from './step'

type Credentials = Pick<Account, 'name' | 'password'>

/** Signs in, and returns the token. */
export const signIn = async (check: Checker, { name, password }: Credentials): Promise<string> => {
  const judged = await check.attempt(accountLogin, { account: name, password })
  if ('reply' in judged) return (judged.reply as { token: string }).token
  if ('code' in judged) check.fail(accountLogin, 'account', `account ${name} is refused with code ${judged.code}`)
  throw new WalkFailed()
}

/** Registers the throw-away account, and returns its token. */
export const register = async (check: Checker, { name, password }: Credentials): Promise<string> => {
  const judged = await check.attempt(accountRegist, { account: name, password })
  if ('reply' in judged) return (judged.reply as { token: string }).token
  const closed = 'code' in judged && judged.code === REFUSAL.registrationClosed
  if ('code' in judged)
    check.fail(
      accountRegist,
      'register',
      closed ? 'the server registers no accounts' : `account ${name} is not registered: code ${judged.code}`,
    )
  throw new WalkFailed()
}
