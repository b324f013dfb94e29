import { RECHARGE_BONUS } from '../../../../src/contract/core/enums'

/** What one of the first deposits gives on top: `percent` of it up to `most`, from `from` on; cents. */
export interface FirstDeposit {
  kind: number
  from: number
  percent: number
  most: number
}

/** In the order of the deposits. Later ones begin at the minimum that then holds (spec §9). */
export const firstDeposits: readonly [FirstDeposit, FirstDeposit, FirstDeposit] = [
  { kind: RECHARGE_BONUS.firstDeposit, from: 1_000, percent: 100, most: 100_000 },
  { kind: RECHARGE_BONUS.secondDeposit, from: 10_000, percent: 50, most: 50_000 },
  { kind: RECHARGE_BONUS.thirdDeposit, from: 10_000, percent: 30, most: 30_000 },
]
