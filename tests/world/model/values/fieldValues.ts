import fc from 'fast-check'
import type { CandidateName, FieldPick } from './candidates'

type FieldArbitrary = fc.Arbitrary<FieldPick>

const from = (candidate: CandidateName): FieldArbitrary => fc.nat(60).map((index) => ({ candidate, index }))
/** One of the two newest candidates, which are the ones still usable. */
const fresh = (candidate: CandidateName): FieldArbitrary => fc.nat(1).map((index) => ({ candidate, index }))
const one = (...values: readonly unknown[]): FieldArbitrary => fc.constantFrom(...values).map((value) => ({ value }))
const either = (...fieldValues: readonly [share: number, preferred: FieldArbitrary][]): FieldArbitrary =>
  fc.oneof(...fieldValues.map(([weight, arbitrary]) => ({ weight, arbitrary })))

const activity = either([4, from('claimable')], [1, from('activity')])
const mail = either([3, from('attached')], [2, from('mail')])
const mobile = either(
  [2, from('mobile')],
  [3, one('+12025556001', '+12025556002', '+12025556003', '2025556004')],
  [1, one('+12025552008', '+12025550401', '12')],
)
const phoneCode = either([8, one('123456')], [1, one('000000', '')])
const requestId = one('a', 'b', 'c', 'd', 'e', 'f')
const gameId = one(1, 1, 2, 3, 4, 5, 6, 10, 97, 320, 321, 0)
const images = one([], [], ['data:image/png;base64,iVBORw0KGgo='])

/** Useful values by field name or by `call.field`. */
export const fieldValues: Readonly<Record<string, FieldArbitrary>> = {
  'activityDetail.activityId': from('activity'),
  activityId: activity,
  stepId: from('step'),
  'finishTask.id': either([3, from('selfReport')], [1, from('task')]),
  'receiveTaskAward.id': from('task'),
  'receiveVipTask.id': from('vipTask'),
  'appAgent5UserInviteValidReceive.id': from('valid'),
  'getMailDetail.id': from('mail'),
  'receiveMail.id': mail,
  'delMail.id': from('mail'),
  'feedbackDetail.id': from('feedback'),
  account: either(
    [30, one('newcomer', 'ann1', 'ben2', 'cleo3')],
    [20, from('account')],
    [8, one('fail2008', 'x')],
    [1, from('otherPlayer')],
  ),
  password: either([4, one('demo1234')], [2, from('password')], [1, one('short', 'wrong1234')]),
  'safeboxPassword.password': one('246810', '246810', '135791', '12'),
  'safeboxMove.password': from('safeword'),
  'safeboxOpen.password': either([3, from('safeword')], [1, one('135791')]),
  'safeboxReset.password': one('246810', '12'),
  accountPassword: from('password'),
  oldPassword: from('safeword'),
  safeboxPassword: from('safeword'),
  mobile,
  code: phoneCode,
  pid: from('inviter'),
  purpose: one(0, 1, 2, 3),
  provider: one(3, 4, 5),
  providerToken: one('demo-google-ann', 'demo-facebook-ann', 'demo-line-ben', 'demo-google-cleo', 'deny'),
  offerId: one('coin-1', 'coin-5', 'percent-5', 'gift-8', 'none'),
  channelId: either([3, one('instant', 'instant', 'voucher')], [3, from('channel')]),
  itemId: from('item'),
  'couponUse.couponId': either([5, from('gift')], [1, from('usedCoupon')], [1, from('coupon')]),
  couponId: either([5, fresh('coupon')], [1, from('usedCoupon')], [3, from('coupon')]),
  requestId,
  orderId: either([3, fresh('order')], [1, from('order')]),
  method: from('method'),
  bankId: from('card'),
  amount: from('amount'),
  'exchange.amount': from('withdrawal'),
  'playLimit.amount': one(null, 100, 10_000, 1_000_000),
  bankName: one('Harbour Bank', 'Northbank', ' '),
  holder: one('Ann Reed', 'Ben Stone'),
  accountNo: one('1234567890', '1234567891', '9876543210', 'GB00 DEMO 1234', '12'),
  gameId,
  like: one(true, false),
  tryIt: one(0, 0, 1),
  sessionId: fresh('session'),
  'slotSpin.gameId': from('sessionGame'),
  'crashBet.gameId': from('sessionGame'),
  'minesBet.gameId': from('sessionGame'),
  'rouletteSpin.gameId': from('sessionGame'),
  auto: one(101, 150, 300, 100_000),
  at: one(101, 110, 200, 1_000),
  mines: one(1, 3, 20),
  tile: one(0, 1, 7, 12, 24),
  bets: one(
    [{ spot: 'red', amount: 100 }],
    [
      { spot: '7', amount: 20 },
      { spot: 'dozen1', amount: 100 },
    ],
    [],
  ),
  bet: from('bet'),
  nickname: one('Ann', 'Ben Stone', ' '),
  avatar: one('1', '11', '12'),
  images,
  category: one('payment', 'game', 'other'),
  message: one('All fine', 'Where is my deposit?', ' '),
  length: one('24h', '24h', '7d'),
  pageNum: one(1, 1, 1, 2, 9),
  pageSize: one(10, 20, 100),
  'betBonus.type': one(0, 1, 4, 9),
}
