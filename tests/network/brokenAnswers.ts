import { type BrokenServer, type Json, only, set } from './corruptedServer'

const seen = new Map<string, Json>()
const HTML = '<!doctype html><html><body>Welcome</body></html>'
/** Figures of a player that nobody may see without the player's token. */
export const FIGURES = { errcode: 0, coin: 1, lottery: 0, vip: 0, vipExp: 0, userLevel: 0, bet: 0, hasPassword: true }
/** Shows the last row that exists for an id that does not. */
const anyId = (name: string, what: string): BrokenServer => {
  let last: Json = {}
  return {
    corrupt: ({ name: called, reply }) => {
      if (called === name && reply['errcode'] === 0) last = reply
      return called === name ? last : reply
    },
    says: `${name}: succeeds for ${what} that does not exist`,
    todo: what === 'a mail' ? 'is refused and changes nothing' : 'ids that do not exist',
  }
}

/** Wrong with whether and to whom the server answers. */
export const brokenAnswers: Readonly<Record<string, BrokenServer>> = {
  'refuses everything': {
    corrupt: () => ({ errcode: 1999 }),
    options: { only: undefined },
    says: 'getJackpotDrawInfo: refused with code 1999',
    todo: 'Find out why',
  },
  'refuses the token': {
    corrupt: ({ reply }) => reply,
    options: { token: 'expired' },
    says: 'preLogin: the token is refused',
    todo: '--account and --password',
  },
  'refuses the token of player calls only': {
    corrupt: ({ name, token, reply }) => (name === 'refreshData' && token ? { errcode: 401 } : reply),
    says: 'refreshData: the token is refused',
    todo: '--account and --password',
  },
  'answers with status 401': {
    corrupt: ({ name, token, reply }) => (name === 'getVipInfo' && token ? { status: 401, text: '{}' } : reply),
    says: 'getVipInfo: the token is refused',
    todo: '--account and --password',
  },
  'answers with a page': {
    corrupt: () => ({ status: 200, text: HTML }),
    as: 'visitor',
    says: 'appConfig: a page of HTML with status 200',
    todo: 'without /app/v1',
  },
  'answers with an error of another kind': {
    corrupt: () => ({ error: 'Not Found' }),
    as: 'visitor',
    says: 'appConfig: no code, but {"error":"Not Found"}',
    todo: 'exactly one integer code',
  },
  'answers with a list': {
    corrupt: () => ({ status: 200, text: '[]' }),
    as: 'visitor',
    says: 'appConfig: status 200, and the body is not a JSON object: []',
    todo: 'a JSON object',
  },
  'answers with half of the body': {
    corrupt: ({ reply }) => ({ status: 200, text: JSON.stringify(reply).slice(0, -2) }),
    as: 'visitor',
    says: 'appConfig: status 200, and the body is not a JSON object',
    todo: 'a JSON object',
  },
  'calls its code by the other name': {
    corrupt: ({ name, reply: { code, ...rest } }) =>
      name === 'preLogin' ? { errcode: code, ...rest } : { ...rest, ...(code !== undefined && { code }) },
    as: 'visitor',
    says: 'preLogin: its code is called errcode; code is right',
    todo: 'exactly one integer code',
  },
  'has two codes': {
    corrupt: set('appConfig', { code: 0 }),
    as: 'visitor',
    says: 'appConfig: both code and errcode',
    todo: 'exactly one integer code',
  },
  'writes its code as text': {
    corrupt: set('appConfig', { errcode: '0' }),
    as: 'visitor',
    says: 'appConfig: its errcode is "0", not an integer',
    todo: 'exactly one integer code',
  },
  'writes its code as a fraction': {
    corrupt: set('appConfig', { errcode: 0.5 }),
    as: 'visitor',
    says: 'appConfig: its errcode is 0.5, not an integer',
    todo: 'exactly one integer code',
  },
  'succeeds with an error status': {
    corrupt: only('appConfig', (reply) => ({ status: 500, text: JSON.stringify(reply) })),
    as: 'visitor',
    says: 'appConfig: it succeeds with status 500',
    todo: 'status 200',
  },
  'never answers': {
    corrupt: () => 'never',
    as: 'visitor',
    options: { timeout: 30 },
    says: 'appConfig: no reply within 30 ms',
    todo: '--timeout',
  },
  'has every order': anyId('rechargeOrderStatus', 'an order'),
  'has every feedback': anyId('feedbackDetail', 'feedback'),
  'has every mail': anyId('getMailDetail', 'a mail'),
  'shows a player without a token': {
    corrupt: ({ name, token, reply }) => (name === 'refreshData' && !token ? FIGURES : reply),
    as: 'visitor',
    says: 'refreshData: succeeds without a token',
    todo: 'no valid token',
  },
  'trusts any token': {
    corrupt: ({ name, token, reply }) => (name === 'refreshData' && token === 'contract-check' ? FIGURES : reply),
    as: 'visitor',
    says: 'refreshData: succeeds with an invented token',
    todo: 'no valid token',
  },
  'refuses a visitor with the wrong code': {
    corrupt: ({ name, token, reply }) => (name === 'refreshData' && !token ? { errcode: 1400 } : reply),
    as: 'visitor',
    says: 'refreshData: is refused with code 1400 (badRequest) without a token; code 401 (unauthorized) is right',
    todo: 'no valid token',
  },
  'shows what does not exist': {
    corrupt: ({ name, reply, request }) => {
      if (name === 'activityDetail' && reply['errcode'] === 0) seen.set('activity', reply)
      return name === 'activityDetail' && reply['errcode'] !== 0
        ? { ...seen.get('activity'), activityId: request['activityId'] }
        : reply
    },
    as: 'visitor',
    says: 'activityDetail: succeeds for an activity that does not exist',
    todo: 'ids that do not exist',
  },
}
