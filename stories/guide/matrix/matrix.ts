/** The states of a screen beside its usual ones, by the names of their stories. */
export const STATES = {
  loading: /Loading|Skeleton|Starting/,
  empty: /^(?:No(?=[A-Z])|None|Nothing|Empty|Newcomer)|(?:Empty|None|Nobody|Nothing|NoneYet)$/,
  failed: /Failed|Refused|Gone|Rejected|Expired|Wrong|NotFound|NoLongerThere/,
  offline: /Offline|Lost|TimedOut|Unknown$/,
  signedOut: /SignedOut|Visitor/,
} as const

export type State = keyof typeof STATES

const FORM = 'A form: nothing is read before it.'
const FULL = 'Never empty.'
const STATIC = 'Its texts come with the page.'
const LEADS = 'Leads to the login.'
const SAME = 'The same for visitors.'
const AS_FAILED = 'In the place of Failed, with the sentence of no connection.'
const AS_OFFLINE = 'In the place of Offline, with its own sentence.'
const READ_BEFORE = 'Read with the player at the start.'
const BESIDE = 'A message beside the button; the fields stay.'

/** Every screen by the title of its stories; a reason where it has no story of a state. */
export const screens: Readonly<Record<string, Partial<Record<State, string>>>> = {
  'home/Lobby': { empty: FULL },
  'home/Search': {
    loading: 'Searches what the lobby has read.',
    failed: 'Searches what the lobby has read.',
    offline: 'Searches what the lobby has read.',
  },
  'auth/Login': { loading: FORM, empty: FORM, signedOut: 'Only for visitors.' },
  'auth/Register': { loading: FORM, empty: FORM, failed: BESIDE, offline: BESIDE, signedOut: 'Only for visitors.' },
  'auth/Forgot password': { loading: FORM, empty: FORM, signedOut: 'For visitors, too.' },
  'auth/Account': { loading: READ_BEFORE, empty: FORM, failed: BESIDE, offline: BESIDE },
  'game/Game': { empty: FULL, offline: 'The game says itself that the connection is lost: game/Rounds.' },
  'game/GameDetail': { loading: 'Read with the lobby.', empty: FULL, offline: 'Read with the lobby.' },
  'jackpot/Jackpot': { offline: 'jackpot/Errors, Offline.', signedOut: LEADS },
  'jackpot/Errors': { loading: 'jackpot/Jackpot, Loading.', failed: 'All of it are failures.', signedOut: LEADS },
  'jackpot/History, leaderboard and rules': {
    loading: 'A skeleton of rows, as in the leaderboard page.',
    offline: AS_FAILED,
  },
  'jackpot/Leaderboard page': { empty: FULL, offline: AS_FAILED },
  'activity/Activity page': { offline: AS_FAILED, empty: FULL },
  'activity/First deposit and bank': { offline: AS_FAILED },
  'activity/Daily sign-in': { empty: FULL, offline: AS_FAILED, signedOut: LEADS },
  'activity/Invite wheel': { offline: AS_FAILED, signedOut: LEADS },
  'activity/Download page': { loading: STATIC, empty: FULL, failed: STATIC, offline: STATIC, signedOut: SAME },
  'bonus/Bonus center': { offline: AS_FAILED },
  'bonus/Reward history': {},
  'bonus/Tasks': { offline: AS_FAILED },
  'vip/VIP club': { offline: AS_FAILED },
  'vip/VIP levels': { empty: FULL, offline: AS_FAILED },
  'vip/Rebate': { offline: AS_FAILED },
  'wallet/Deposit': { empty: FULL, failed: AS_OFFLINE, signedOut: LEADS },
  'wallet/Deposit order': { empty: FULL, signedOut: LEADS },
  'wallet/Payment provider': {
    loading: 'A page of the provider.',
    empty: 'A page of the provider.',
    failed: 'A page of the provider.',
    offline: 'A page of the provider.',
    signedOut: 'A page of the provider.',
  },
  'wallet/Withdraw': { signedOut: LEADS },
  'wallet/Withdrawal': { empty: FULL, signedOut: LEADS },
  'wallet/Cards': { failed: AS_OFFLINE },
  'wallet/Record': { offline: AS_FAILED },
  'wallet/Points and coupons': { offline: AS_FAILED },
  'wallet/Safe-box': { offline: AS_FAILED, signedOut: LEADS },
  'member/Member': { loading: READ_BEFORE, offline: AS_FAILED },
  'member/Profile': {},
  'member/Games': {},
  'member/Report': {},
  'member/Retrieve balance': {},
  'member/Responsible play': {},
  'mail/Mail': { signedOut: LEADS },
  'service/Support': { empty: FULL, failed: AS_OFFLINE },
  'service/FAQ': { empty: FULL, offline: AS_FAILED, signedOut: SAME },
  'feedback/Feedback': { failed: BESIDE, offline: BESIDE },
  'share/Share': { empty: FULL, failed: AS_OFFLINE, offline: 'The link is made on the device.' },
  'agent/Agent': {},
  'agent/Team': { loading: 'A skeleton of rows, as on agent/Agent.', offline: AS_FAILED, signedOut: LEADS },
  'legal/Information': { empty: STATIC, failed: STATIC, offline: STATIC, signedOut: SAME },
}

/** The stories of a state among those of a screen. */
export const storiesOfState = (state: State, stories: readonly string[]): string[] =>
  stories.filter((name) => STATES[state].test(name) && !name.endsWith('Test'))
