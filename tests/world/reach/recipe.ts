import type { Reply } from '../../../mocks/handlers/answer'
import type { PersonaName } from '../../../mocks/world/member/profile'
import { type Visit, visit } from '../core/support'

/** A recipe: persona, description and calls; the last call is the one meant. */
export interface Recipe {
  persona: PersonaName
  how: string
  run: (at: Visit) => Reply | Promise<Reply>
}

export interface Served {
  at: Visit
  reply: ReturnType<Recipe['run']>
  /** The last call, its body and its token. */
  call: string
  body: unknown
  token: string
  /** The world before that call, as JSON. */
  before: string
}

export const recipe = (persona: PersonaName, how: string, run: Recipe['run']): Recipe => ({ persona, how, run })

/** Runs a recipe in a fresh world. */
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

/** Repeats a call. Returns the last reply. */
export const often = (at: Visit, times: number, name: string, bodyOf: (turn: number) => object = () => ({})): Reply => {
  let reply: Reply = {}
  for (let turn = 1; turn <= times; turn++) reply = at.send(name, bodyOf(turn))
  return reply
}

type Row = Readonly<Record<string, unknown>>

export const rowsIn = (reply: Reply, key = 'list'): Row[] => {
  const list = reply[key]
  return Array.isArray(list) ? (list as Row[]) : []
}

/** The body of a deposit order. */
export const orderOf = (price: number, channelId = 'instant', requestId = `${channelId}-${price}`) => ({
  channelId,
  itemId: `i${price}`,
  requestId,
})

/** Deposits and waits until the money arrives. */
export const deposit = (at: Visit, price: number, requestId?: string): void => {
  at.send('rechargeOrder', orderOf(price, 'instant', requestId))
  at.wait('10s')
}

export const card = (accountNo = '1234567890') => ({ bankName: 'Harbour Bank', holder: 'Ann Reed', accountNo })

export const note = (requestId: string, images: readonly string[] = []) => ({
  category: 'other',
  message: 'All fine',
  images,
  requestId,
})

/** Asks for a code by SMS; returns it with its number. */
export const codeFor = (at: Visit, mobile: string, purpose: number) => {
  at.send('smsSend', { mobile, purpose })
  return { mobile, code: '123456' }
}

/** Registers and signs in a new account. */
export const arrive = (at: Visit, account = 'annreed'): void => {
  at.token = String(at.send('accountRegist', { account, password: 'demo1234' })['token'])
}
