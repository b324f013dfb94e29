import type { RequestOf } from '../../contract/core/call'
import type { depositCreate } from '../../contract/wallet/deposit'
import type { Platform } from '../../platform'
import { intentionId } from '../../platform/random'
import { PLAYER_KEYS } from '../core/playerKeys'

type OrderRequest = Omit<RequestOf<typeof depositCreate>, 'requestId'>

/** Lifetime of an order, ms; then the same request is a new one. */
const LIFE = 60 * 60_000

interface Kept {
  what: string
  requestId: string
  at: number
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'what' in value && 'requestId' in value && 'at' in value

const keptIn = ({ storage }: Pick<Platform, 'storage'>): Kept | null => {
  try {
    const value: unknown = JSON.parse(storage.local.get(PLAYER_KEYS.depositIntention) ?? 'null')
    return isKept(value) ? value : null
  } catch {
    return null
  }
}

/** The same request has the same id in every tab until its order is closed, so that the backend makes one order of it. */
export const requestOf = (request: OrderRequest, platform: Pick<Platform, 'clock' | 'storage'>): string => {
  const what = [request.channelId, request.itemId ?? request.amount, request.couponId].join(' ')
  const kept = keptIn(platform)
  const now = platform.clock.now()
  if (kept?.what === what && now < kept.at + LIFE) return kept.requestId
  const requestId = intentionId()
  platform.storage.local.set(PLAYER_KEYS.depositIntention, JSON.stringify({ what, requestId, at: now } satisfies Kept))
  return requestId
}

/** This request's order is closed, or was never made: the next request is a new one. Another request is kept. */
export const forgetRequest = (requestId: string, platform: Pick<Platform, 'storage'>): void => {
  if (keptIn(platform)?.requestId === requestId) platform.storage.local.remove(PLAYER_KEYS.depositIntention)
}
