import type { Reply } from '../../../mocks/handlers/answer'
import type { PersonaName } from '../../../mocks/world/member/profile'
import type { Client } from './client'

/** A recipe: persona, description and calls; the last call is the one meant. */
export interface Recipe {
  persona: PersonaName
  how: string
  run: (at: Client) => Promise<Reply>
}

export const recipe = (persona: PersonaName, how: string, run: Recipe['run']): Recipe => ({ persona, how, run })

/** Repeats a call. Returns the last reply. */
export const often = async (
  at: Client,
  times: number,
  name: string,
  bodyOf: (turn: number) => object = () => ({}),
): Promise<Reply> => {
  let reply: Reply = {}
  for (let turn = 1; turn <= times; turn++) reply = await at.send(name, bodyOf(turn))
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

/** Orders a deposit; returns the order's id. */
export const ordered = async (at: Client, body = orderOf(10_000, 'bank')): Promise<{ orderId: string }> => {
  const { order } = await at.send('rechargeOrder', body)
  return { orderId: (order as { orderId: string }).orderId }
}

/** Deposits and waits until the money arrives. */
export const deposit = async (at: Client, price: number, requestId?: string): Promise<void> => {
  await at.send('rechargeOrder', orderOf(price, 'instant', requestId))
  await at.wait('10s')
}

export const card = (accountNo = '1234567890') => ({ bankName: 'Harbour Bank', holder: 'Ann Reed', accountNo })

/** The id of the player's first bank account. */
export const ownCard = async (at: Client): Promise<{ bankId: unknown }> => {
  const { appGameDataUser } = await at.send('getAfterLoginInfoWeb', { version: '1', os: 'web', deviceModel: 'x' })
  return { bankId: rowsIn(appGameDataUser as Reply, 'appUserBankList')[0]?.['bankId'] }
}

/** The body of a withdrawal to the player's first bank account. */
export const withdrawal = async (at: Client, amount: number) => ({
  method: 'bank',
  ...(await ownCard(at)),
  amount,
  requestId: 'w',
})

/** The id of the player's oldest mail: the welcome. */
export const welcome = async (at: Client): Promise<{ id: unknown }> => ({
  id: rowsIn(await at.send('getMail2', { pageNum: 1, pageSize: 100 })).at(-1)?.['id'],
})

/** The id of a gift coupon that can be used. */
export const gift = async (at: Client): Promise<{ couponId: unknown }> => ({
  couponId: rowsIn(await at.send('couponList')).find(({ propId, state }) => propId === 1301 && state === 1)?.['id'],
})

export const note = (requestId: string, images: readonly string[] = []) => ({
  category: 'other',
  message: 'All fine',
  images,
  requestId,
})

/** Asks for a code by SMS; returns it with its number. */
export const codeFor = async (at: Client, mobile: string, purpose: number) => {
  await at.send('smsSend', { mobile, purpose })
  return { mobile, code: '123456' }
}

/** Continues as whom a call signs in. */
export const enter = async (at: Client, name: string, body: object): Promise<void> => {
  at.token = String((await at.send(name, body))['token'])
}

/** Registers and signs in a new account. */
export const arrive = (at: Client, account = 'annreed'): Promise<void> =>
  enter(at, 'accountRegist', { account, password: 'demo1234' })
