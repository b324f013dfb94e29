import { backend } from '../../.storybook/world/world'
import type { Controls } from '../../mocks/network/controls/controls'
import type { ReplyOf } from '../../src/contract/core/call'
import type { bankInfoList } from '../../src/contract/wallet/cards'
import type { exchange } from '../../src/contract/wallet/withdraw'

/** The controls of the story's world, which the bridge puts on `window`. */
export const world = () => (window as unknown as { mock: Controls }).mock

export const asked = (endpoint: string) => backend.log.list().filter((call) => call.endpoint === endpoint)

/** A call of the player's that the page has not made. */
export const send = (name: string, body: object = {}) =>
  backend.handleInternal({ name, token: backend.token() ?? '', body: { ...body } })

/** An order of a deposit by Instant Pay that is paid seconds later, in cents. */
export const ordered = (amount: number, more: object = {}) =>
  send('rechargeOrder', { channelId: 'instant', amount, requestId: `story-${amount}`, ...more })

/** As many cards as a player may have. */
export const allCards = async (): Promise<void> => {
  const { appUserBankList, banks, holder, most } = (await send('bankInfoList')) as unknown as ReplyOf<
    typeof bankInfoList
  >
  for (let number = appUserBankList.length; number < most; number++)
    await send('addBankInfo', { bankName: banks[0], holder, accountNo: `555000${number}` })
}

/** A withdrawal by express, in cents; some amounts end badly (`withdrawMagic`). Returns the address of its order. */
export const withdrawn = async (amount: number): Promise<string> => {
  // The world's own replies.
  const { appUserBankList } = (await send('bankInfoList')) as unknown as ReplyOf<typeof bankInfoList>
  const bankId = appUserBankList[0]?.bankId ?? ''
  const requestId = `story-${amount}`
  const reply = await send('exchange', { method: 'express', bankId, amount, requestId })
  const { order } = reply as unknown as ReplyOf<typeof exchange>
  return `/wallets/withdrawal/${order.orderId}`
}
