import type { Ended } from '../../api/Api'
import { refusalCode } from '../../api/outcome'
import type { AppEvent } from './events'

type Fields = Readonly<Record<string, unknown>>
type EventOf = (call: string, request: Fields, reply: Fields) => AppEvent

/** A social login or an SMS code may open an account, too. */
const signIn: EventOf = (call, _, { isNew }) => [isNew === true ? 'register' : 'sign_in', { eventFrom: call }]
const register: EventOf = (call) => ['register', { eventFrom: call }]
const claim: EventOf = (call) => ['claim', { eventFrom: call }]

/** The event of a call that succeeded, by the call's name. */
export const CALL_EVENTS: Readonly<Record<string, EventOf>> = {
  accountLogin: signIn,
  accountLoginSms: signIn,
  googleLogin: signIn,
  facebookLogin: signIn,
  lineLogin: signIn,
  accountRegist: register,
  accountRegist4: register,
  logout: () => ['sign_out', {}],

  rechargeOrder: (_, { channelId }) => ['deposit_order', { eventRoomId: `${channelId}` }],
  rechargeOrderPaid: () => ['deposit_reported', {}],
  rechargeOrderCancel: () => ['deposit_canceled', {}],
  exchange: () => ['withdrawal', {}],

  startGame: (_, { gameId, tryIt }) => ['game_start', { eventRoomId: `${gameId}`, eventShowType: Number(tryIt ?? 0) }],
  exitGame: () => ['game_exit', {}],
  receiveDrawChance: () => ['jackpot_draw', {}],

  activityReceive: claim,
  receiveTaskAward: claim,
  loginBonus3UserReceive: claim,
  betBonusReceive: claim,
  appVipUserReceiveDaily: claim,
  appVipUserReceiveSignInAward: claim,
  receiveVipTask: claim,
  receiveVipTaskUnReceiveBonus: claim,
  receiveMail: claim,
  couponUse: claim,
  actInviteUserExchange: claim,
  appAgent5UserReceive: claim,
  appAgent5UserInviteValidReceive: claim,
}

/** Calls whose failure the player is not told. */
const SILENT: ReadonlySet<string> = new Set(['online', 'appEventLogClient', 'logout'])

/** What a call that has ended means to analytics. */
export const eventOfCall = ({ call: { name }, request, outcome }: Ended): AppEvent | undefined => {
  if (outcome.ok) {
    // Requests and replies are JSON objects, whose type depends on the call.
    return CALL_EVENTS[name]?.(name, request as Fields, outcome.value as Fields)
  }
  if (SILENT.has(name)) return undefined
  const { failure } = outcome
  const code = refusalCode(failure) ?? 0
  return ['call_failed', { eventFrom: name, eventInterfaceId: failure.kind, eventShowType: code }]
}
