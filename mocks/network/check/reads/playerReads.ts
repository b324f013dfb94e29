import { activityDetail, activitySteps } from '../../../../src/contract/activity/activityPage'
import { appAgent5User } from '../../../../src/contract/agent'
import { getTaskUser, loginBonus3User } from '../../../../src/contract/bonus'
import { playCare } from '../../../../src/contract/care'
import { getAfterLoginInfoWeb } from '../../../../src/contract/config'
import type { Call, RequestOf } from '../../../../src/contract/core/call'
import { asCents } from '../../../../src/contract/core/fields'
import { REFUSAL } from '../../../../src/contract/core/refusals'
import { APP_VERSION } from '../../../../src/contract/core/stamp'
import { feedbackDetail, feedbackRecord } from '../../../../src/contract/feedback'
import { betRecordReport, gameBalances } from '../../../../src/contract/game/game'
import { actInviteUser, actInviteUserStatus } from '../../../../src/contract/invite'
import { getMail2, getMailDetail } from '../../../../src/contract/mail'
import { refreshData } from '../../../../src/contract/member'
import { pointsOffers, pointsStatus } from '../../../../src/contract/points'
import { betBonus, getVipInfo } from '../../../../src/contract/vip'
import { bankInfoList } from '../../../../src/contract/wallet/cards'
import { couponList } from '../../../../src/contract/wallet/coupon'
import { depositQuote, depositRecord, depositStatus } from '../../../../src/contract/wallet/deposit'
import { safeboxStatus } from '../../../../src/contract/wallet/safebox'
import { exchangeRecord, exchangeStatus, getExchange } from '../../../../src/contract/wallet/withdraw'
import { configOf, NO_ID, PAGE, type Step, step } from '../step'
import { DEVICE } from './publicReads'

const read = <C extends Call>(call: C, request: RequestOf<C>): Step =>
  step([call], async (check) => void (await check.call(call, request)))

/** Nobody may read a player's data without that player's token. */
export const access: Step = step([refreshData], async (check) => {
  await check.refused(refreshData, {}, 'without a token', REFUSAL.unauthorized)
  const unknownCaller = check.as(check.who, NO_ID)
  await unknownCaller.refused(refreshData, {}, 'with an invented token', REFUSAL.unauthorized)
})

/** Reads of a player, lists before their details. */
export const playerReads: readonly Step[] = [
  read(refreshData, {}),
  read(getAfterLoginInfoWeb, { version: APP_VERSION, ...DEVICE }),
  read(getVipInfo, {}),
  read(betBonus, { type: 0 }),
  read(getTaskUser, {}),
  read(loginBonus3User, {}),
  read(pointsOffers, {}),
  read(getExchange, {}),
  read(bankInfoList, {}),
  read(couponList, {}),
  read(playCare, {}),
  read(gameBalances, {}),
  read(betRecordReport, {}),
  read(actInviteUser, {}),
  read(actInviteUserStatus, {}),
  read(appAgent5User, {}),
  step([activitySteps], async (check) => {
    const ids = (steps: readonly { id: string }[]) => steps.map(({ id }) => id).join()
    const { list } = await check.call(activitySteps, {})
    const [first] = list
    if (first === undefined) return
    const { steps } = await check.call(activityDetail, { activityId: first.activityId })
    const right = ids(steps) === ids(first.steps)
    check.expect(right, activitySteps, 'contract', `activity ${first.activityId} has other steps than on its page`)
  }),
  step([depositQuote], async (check) => {
    const [channelId] = Object.keys((await configOf(check)).appRechargeTypeMap)
    if (channelId === undefined) return check.skip(depositQuote, 'there is no channel')
    const { list } = await check.call(depositQuote, { channelId, prices: [asCents(10_000), asCents(20_000)] })
    const same = list.map(({ price }) => price).join() === '10000,20000'
    check.expect(same, depositQuote, 'contract', 'it quotes other amounts than it was asked for')
  }),
  step([depositStatus], async (check) => {
    const [first] = (await check.call(depositRecord, PAGE)).list
    if (!first) return check.skip(depositStatus, 'the account has no deposit')
    const { order } = await check.call(depositStatus, { orderId: first.orderId })
    const same = order?.orderId === first.orderId && order.price === first.price
    check.expect(same, depositStatus, 'contract', `order ${first.orderId} differs from its line in rechargeRecord`)
    await check.refused(depositStatus, { orderId: NO_ID }, 'for an order that does not exist')
  }),
  step([exchangeStatus], async (check) => {
    const none = await check.call(exchangeStatus, { orderId: NO_ID })
    check.expect(none.order === null, exchangeStatus, 'contract', 'an order that does not exist is not null')
    const [first] = (await check.call(exchangeRecord, PAGE)).list
    if (!first) return
    const { order } = await check.call(exchangeStatus, { orderId: first.orderId })
    const same = order?.orderId === first.orderId && order.amount === first.amount
    check.expect(same, exchangeStatus, 'contract', `order ${first.orderId} differs from its line in exchangeRecord`)
  }),
  step([pointsStatus], async (check) => {
    const { awards } = await check.call(pointsStatus, { requestId: NO_ID })
    check.expect(awards === null, pointsStatus, 'contract', 'an exchange that was never made has awards')
  }),
  step([safeboxStatus], async (check) => {
    const { moved } = await check.call(safeboxStatus, { requestId: NO_ID })
    check.expect(!moved, safeboxStatus, 'contract', 'a move that was never made is made')
  }),
  step([feedbackDetail], async (check) => {
    const [first] = (await check.call(feedbackRecord, PAGE)).list
    if (!first) return check.skip(feedbackDetail, 'the account has sent no feedback')
    const { feedback } = await check.call(feedbackDetail, { id: first.id })
    const same = feedback.id === first.id && feedback.message === first.message
    check.expect(same, feedbackDetail, 'contract', `feedback ${first.id} differs from its line in feedbackRecord`)
    await check.refused(feedbackDetail, { id: NO_ID }, 'for feedback that does not exist')
  }),
  // Reading a mail marks it as read, so only one that is.
  step([getMailDetail], async (check) => {
    // The newest ones may all be unread.
    const first = (await check.call(getMail2, { ...PAGE, pageSize: 50 })).list.find((mail) => mail.read)
    if (!first) return check.skip(getMailDetail, 'the account has no mail that is read already')
    const { mail } = await check.call(getMailDetail, { id: first.id })
    const same = mail.id === first.id && mail.title === first.title
    check.expect(same, getMailDetail, 'contract', `mail ${first.id} differs from its line in getMail2`)
    await check.refused(getMailDetail, { id: NO_ID }, 'for a mail that does not exist')
  }),
]
