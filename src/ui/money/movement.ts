/** A ledger entry of coin as the backend sends it. */
export interface Movement {
  id: string
  kind: string
  amount: number
  balanceAfter: number
  /** Epoch ms. */
  createTime: number
  ref: string
  /** Of a round's bet or win. */
  gameName?: string | undefined
}
