import { HttpResponse, http, type JsonBodyType } from 'msw'
import { backend } from '../../../.storybook/world/world'
import { exchange } from '../../../mocks/network/adapters/exchange'
import { CALL_ROOT } from '../../../mocks/network/adapters/wire'
import { WORST } from './texts'

/** Fields that are drawn as they come. */
const DRAWN: ReadonlySet<string> = new Set([
  ...['name', 'nickname', 'title', 'text', 'content', 'provider', 'gameName', 'rules', 'subtitle'],
  ...['facebookName', 'googleName', 'lineName', 'account', 'mobile'],
])

const spoilt = (value: unknown, drawn = false): JsonBodyType => {
  if (typeof value === 'string') return drawn && value !== '' ? WORST : value
  if (Array.isArray(value)) return value.map((one) => spoilt(one, drawn))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, spoilt(one, DRAWN.has(key))]))
  // A JSON value is nothing else.
  return value as JsonBodyType
}

/** Runs before the world's handler: its replies, with hostile text in every field that is drawn. */
export const hostileReplies = http.all(`*${CALL_ROOT}*`, async ({ request }) => {
  const response = await exchange(backend, request)
  return HttpResponse.json(spoilt(await response.json()), { status: response.status })
})
