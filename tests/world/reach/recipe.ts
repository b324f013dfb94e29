import type { Reply } from '../../../mocks/handlers/answer'
import type { PersonaName } from '../../../mocks/world/member/profile'
import { type Visit, visit } from '../core/support'

/** The way to something: who goes it, what happens in words, and the calls themselves; the last of them is the one meant. */
export interface Recipe {
  persona: PersonaName
  how: string
  run: (at: Visit) => Reply | Promise<Reply>
}

/** What a recipe comes to. */
export interface Served {
  at: Visit
  reply: ReturnType<Recipe['run']>
  /** The last call that was made in front of the world, its body and the token that it carried. */
  call: string
  body: unknown
  token: string
  /** The world as it was before that call. */
  before: string
}

/** A recipe of one call or a few. */
export const recipe = (persona: PersonaName, how: string, run: Recipe['run']): Recipe => ({ persona, how, run })

/** Goes the way of a recipe. */
export const serve = ({ persona, run }: Recipe): Served => {
  const at = visit(persona)
  const { send } = at
  const last = { call: '', body: {} as unknown, token: '', before: '' }
  at.send = (name, body = {}) => {
    Object.assign(last, { call: name, body, token: at.token, before: JSON.stringify(at.world) })
    return send.call(at, name, body)
  }
  return { at, reply: run(at), ...last }
}

/** Makes a call as often as wanted, and gives the last reply. */
export const often = (at: Visit, times: number, name: string, bodyOf: (turn: number) => object = () => ({})): Reply => {
  let reply: Reply = {}
  for (let turn = 1; turn <= times; turn++) reply = at.send(name, bodyOf(turn))
  return reply
}

type Row = Readonly<Record<string, unknown>>

/** A list in a reply. */
export const rowsIn = (reply: Reply, key = 'list'): Row[] => {
  const list = reply[key]
  return Array.isArray(list) ? (list as Row[]) : []
}

/** An order of a deposit by a channel. */
export const orderOf = (price: number, channelId = 'instant', requestId = `${channelId}-${price}`) => ({
  channelId,
  itemId: `i${price}`,
  requestId,
})

/** Deposits and waits until the money is there. */
export const deposit = (at: Visit, price: number, requestId?: string): void => {
  at.send('rechargeOrder', orderOf(price, 'instant', requestId))
  at.wait('10s')
}

/** A bank account. */
export const card = (accountNo = '1234567890') => ({ bankName: 'Harbour Bank', holder: 'Ann Reed', accountNo })

/** Feedback with images. */
export const note = (requestId: string, images: readonly string[] = []) => ({
  category: 'other',
  message: 'All fine',
  images,
  requestId,
})

/** Signs a new account in, which has nothing but its name. */
export const arrive = (at: Visit, account = 'annreed'): void => {
  at.token = String(at.send('accountRegist', { account, password: 'demo1234' })['token'])
}
