import type { ReplyOf } from '../../contract/core/call'
import type { betBonus } from '../../contract/vip'
import { type Cents, cents } from '../money'

export interface RebateState {
  /** `saved`: settled, but less than can be claimed; `claimed`: since the last settlement. */
  readonly name: 'ready' | 'saved' | 'claimed' | 'none'
  readonly amount: Cents
}

const DAY = 86_400_000

type Rebate = Pick<ReplyOf<typeof betBonus>, 'total' | 'minClaim' | 'settleTime' | 'lastClaim'>

/** What became of the settled rebate. */
export const rebateState = ({ total, minClaim, settleTime, lastClaim }: Rebate): RebateState => {
  if (total > 0) return { name: total >= minClaim ? 'ready' : 'saved', amount: total }
  if (lastClaim && lastClaim.createTime >= settleTime - DAY) return { name: 'claimed', amount: lastClaim.bonus }
  return { name: 'none', amount: cents(0) }
}
