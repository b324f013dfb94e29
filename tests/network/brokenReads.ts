import { type BrokenServer, growing, inEach, type Json, only, set } from './corruptedServer'

const seen = new Map<string, Json>()

/** Wrong with what a reply says. */
export const brokenReads: Readonly<Record<string, BrokenServer>> = {
  'lists an activity that it does not know': {
    corrupt: ({ name, request, reply }) =>
      name === 'activityDetail' && request['activityId'] === 8 ? { errcode: 4004 } : reply,
    says: 'activityDetail: refused with code 4004 (activityEnded)',
    todo: 'Find out why',
  },
  'lists an activity without its entry': {
    corrupt: only('getActivityIds', (reply) => {
      const { 8: _, ...activityMap } = reply['activityMap'] as Json
      return { ...reply, activityMap }
    }),
    says: 'getActivityIds: activity 8 is missing from activityMap',
    todo: 'docs/generated/endpoints.md',
  },
  'shows another activity': {
    corrupt: set('activityDetail', { activityId: 4 }),
    says: 'activityDetail: asked for activity 8, it shows 4',
    todo: 'docs/generated/endpoints.md',
  },
  'has swapped the ends of a range': {
    corrupt: set('getJackpotDrawInfo', { majorJackpotSection: '200-100' }),
    says: 'getJackpotDrawInfo: majorJackpotSection: the minimum is above the maximum',
    todo: 'docs/generated/endpoints.md',
  },
  'owes coin': {
    corrupt: set('refreshData', { coin: -1 }),
    says: 'refreshData: coin: Invalid value: Expected >=0 but received -1',
    todo: 'docs/generated/endpoints.md',
  },
  'knows a state of its own': {
    corrupt: only('couponList', (reply) => ({ ...reply, list: inEach(reply['list'], { state: 9 }) })),
    says: 'couponList: list.0.state: Invalid type: Expected (0 | 1 | 2 | 3) but received 9',
    todo: 'docs/generated/endpoints.md',
  },
  'counts seconds': {
    corrupt: set('loginBonus3User', { endTime: 1_767_268_800 }),
    says: 'loginBonus3User: endTime: Invalid value: Expected >=100000000000',
    todo: 'docs/generated/endpoints.md',
  },
  'offers an amount that it does not have': {
    corrupt: only('appConfig', (reply) => ({
      ...reply,
      config: { ...(reply['config'] as Json), appRechargeTypeItemMap: { bank: ['none'] } },
    })),
    as: 'visitor',
    says: 'appConfig: appRechargeTypeItemMap names unknown items: none',
    todo: 'docs/generated/endpoints.md',
  },
  'has a game of no type': {
    corrupt: only('appConfig', (reply) => {
      const config = reply['config'] as Json
      return { ...reply, config: { ...config, appGameList: inEach(config['appGameList'], { type: 77 }) } }
    }),
    as: 'visitor',
    says: 'has the unknown type 77',
    options: { only: ['appConfig'] },
    todo: 'docs/generated/endpoints.md',
  },
  'repeats its last page for ever': {
    corrupt: ({ name, request, reply }) => {
      if (name !== 'getJackpotRank') return reply
      if ((reply['allRank'] as { list: unknown[] }).list.length > 0) seen.set('rank', reply)
      return Number(request['pageNum']) > 1 ? (seen.get('rank') ?? reply) : reply
    },
    options: { only: ['getJackpotRank'] },
    says: 'endless',
    todo: 'no rows after the last',
  },
  'repeats its first page': {
    corrupt: ({ name, request, reply }) => {
      if (name !== 'appUserCoinDetail') return reply
      if (request['pageNum'] === 1) seen.set('ledger', reply)
      return request['pageNum'] === 2 ? (seen.get('ledger') ?? reply) : reply
    },
    says: 'appUserCoinDetail: page 2 repeats page 1',
    todo: 'no rows after the last',
  },
  'has an empty second page': {
    corrupt: only('appUserCoinDetail', (reply, { pageNum }) => (pageNum === 2 ? { ...reply, list: [] } : reply)),
    says: 'appUserCoinDetail: page 2 of',
    todo: 'no rows after the last',
  },
  'has an empty last page': {
    corrupt: only('appUserCoinDetail', (reply, { pageNum }) => (Number(pageNum) > 2 ? { ...reply, list: [] } : reply)),
    options: { only: ['appUserCoinDetail'] },
    says: ', the last, is empty',
    todo: 'no rows after the last',
  },
  'sends a whole list as one page': {
    corrupt: only('appUserCoinDetail', (reply) => ({
      ...reply,
      list: [...(reply['list'] as Json[]), ...inEach(reply['list'], { id: 'more' })],
    })),
    says: 'appUserCoinDetail: a page of 10 has 20 rows',
    todo: 'no rows after the last',
  },
  'has rows, but no pages': {
    corrupt: set('rechargeRecord', { pages: 0 }),
    says: 'rechargeRecord: page 1 has 10 rows, and pages is 0',
    todo: 'no rows after the last',
  },
  'lists the oldest first': {
    corrupt: only('rechargeRecord', (reply) => ({ ...reply, list: (reply['list'] as Json[]).toReversed() })),
    says: 'rechargeRecord: the rows are not newest first',
    todo: 'List the newest first',
  },
  'lists other rows each time': {
    corrupt: growing('appUserCoinDetail', (reply, times) => ({
      ...reply,
      list: inEach(reply['list'], { amount: times }),
    })),
    says: 'appUserCoinDetail: page 1 has other rows when it is read again',
    todo: 'the same rows each time',
  },
  'ignores a filter': {
    corrupt: only('appUserCoinDetail', (reply, { kind }) =>
      kind === undefined ? reply : { ...reply, list: inEach(reply['list'], { kind: 'other' }) },
    ),
    says: 'appUserCoinDetail: filtered by kind',
    todo: 'docs/generated/endpoints.md',
  },
  'shows another order': {
    corrupt: only('rechargeOrderStatus', (reply) => ({ ...reply, order: { ...(reply['order'] as Json), price: 1 } })),
    options: { only: ['rechargeOrderStatus'] },
    says: 'differs from its line in rechargeRecord',
    todo: 'docs/generated/endpoints.md',
  },
  'shows other feedback': {
    corrupt: only('feedbackDetail', (reply) => ({
      ...reply,
      feedback: { ...(reply['feedback'] as Json), message: 'x' },
    })),
    options: { only: ['feedbackDetail'] },
    says: 'differs from its line in feedbackRecord',
    todo: 'docs/generated/endpoints.md',
  },
  'shows another mail': {
    corrupt: only('getMailDetail', (reply) => ({ ...reply, mail: { ...(reply['mail'] as Json), title: 'x' } })),
    options: { only: ['getMailDetail'] },
    says: 'differs from its line in getMail2',
    todo: 'docs/generated/endpoints.md',
  },
}
