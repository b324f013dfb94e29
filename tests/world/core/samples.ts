import type { Call } from '../../../src/contract/core/call'

const known: Readonly<Record<string, unknown>> = {
  account: 'regular',
  password: 'demo1234',
  code: '123456',
  mobile: '+12025550112',
  pageNum: 1,
  pageSize: 20,
  gameId: 1001,
  like: true,
  activityId: 12,
  purpose: 3,
  provider: 3,
  type: 0,
  amount: 10_000,
  period: 'day',
  length: '24h',
  channelId: '1',
  itemId: '1',
  method: 'bank',
  images: [],
  eventList: [],
  category: 'other',
  message: 'All fine',
  accountNo: '1234567890',
}

/** A valid body for a call, with values that exist in most worlds. */
export const sampleOf = ({ name, request }: Call, round = 1): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(request.entries).flatMap(([key, schema]) => {
      if (schema.type === 'optional') return []
      return [[key, key === 'requestId' ? `${name}-${round}` : (known[key] ?? '1')]]
    }),
  )
