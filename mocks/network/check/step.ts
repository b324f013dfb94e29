import { type AppConfig, appConfig } from '../../../src/contract/config'
import type { Call } from '../../../src/contract/core/call'
import { APP_VERSION } from '../../../src/contract/core/stamp'
import type { Checker } from './checker'

/** A part of the walk: its calls, in order, each with ids that it has just read. */
export interface Step {
  covers: readonly Call[]
  run: (check: Checker, account: Account) => Promise<void>
}

/** The account that --write changes. */
export interface Account {
  name: string
  password: string
  /** Registered by the check itself: may be locked, spoiled and left behind. */
  own: boolean
  /** Marks what this run writes. */
  run: string
}

/** Without covers the array would be widened. */
export const step = (covers: readonly unknown[], run: Step['run']): Step => ({ covers: covers as readonly Call[], run })

export const PAGE = { pageNum: 1, pageSize: 10 }
/** An id that no server has. */
export const NO_ID = 'contract-check'
export const NO_NUMBER = 987_654_321

export const configOf = async (check: Checker): Promise<AppConfig> =>
  (await check.call(appConfig, { v: APP_VERSION })).config
