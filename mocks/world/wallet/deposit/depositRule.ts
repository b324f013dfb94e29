import { HOUR } from '../../core/clock'
import { type DepositChannel, depositChannels } from './depositTable'

const byId = new Map(depositChannels.map((channel) => [channel.type.id, channel]))

export const channelById = (id: string): DepositChannel | undefined => byId.get(id)

/** Open orders per player. */
export const OPEN_ORDERS = 2
/** An unpaid order expires after this time, ms. */
export const ORDER_LIFE = HOUR

/**
 * How often a deposit, a bonus and a gift without a deposit must be bet before a withdrawal. A bonus takes so much that no
 * offer that comes back pays off against the house (`world:audit`, docs/decisions/041).
 */
export const TURNOVER = { deposit: 1, bonus: 35, gift: 1 } as const

/** Minimum of channels that name none (spec §9), cents: first deposit, later deposits. */
const [FIRST_MINIMUM, LATER_MINIMUM] = [100, 10_000] as const

/** Smallest deposit by a channel, cents; a later minimum applies once the player has deposited. */
export const minimumOf = ({ type }: DepositChannel, totalRecharge: number, minRechargeStatus: number): number =>
  totalRecharge > 0 && minRechargeStatus === 1 ? (type.minAmount2 ?? LATER_MINIMUM) : (type.minAmount ?? FIRST_MINIMUM)
