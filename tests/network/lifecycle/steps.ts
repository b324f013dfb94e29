import type { HttpPlayer, HttpWorld } from './world'

const PAGE = { pageNum: 1, pageSize: 100 }

/** Deposits at once by the instant channel; resolves with its order id. */
export const deposit = async (world: HttpWorld, player: HttpPlayer, price: number, requestId: string) => {
  const order = { channelId: 'instant', itemId: `i${price}`, requestId }
  const made = await player.call<{ order: { orderId: string } }>('rechargeOrder', order)
  await world.wait('10s')
  return made.order.orderId
}

/** Adds a bank card; resolves with its id. */
export const addCard = async (player: HttpPlayer): Promise<string> => {
  const card = { bankName: 'Harbour Bank', holder: 'Ann Reed', accountNo: '1234567890' }
  return (await player.call<{ appUserBank: { bankId: string } }>('addBankInfo', card)).appUserBank.bankId
}

export interface MailRow {
  id: string
  kind: string
  title: string
}

/** Kinds of the player's mails, oldest first. */
export const mailKinds = async (player: HttpPlayer): Promise<string[]> =>
  (await player.call<{ list: MailRow[] }>('getMail2', PAGE)).list.map(({ kind }) => kind).reverse()

/** The amounts of a kind of movement, oldest first. */
export const amounts = async (player: HttpPlayer, kind: string, asset = 'coin'): Promise<number[]> =>
  (await player.ledger()).filter((entry) => entry.kind === kind && entry.asset === asset).map(({ amount }) => amount)
