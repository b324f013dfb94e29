import { HOUR } from '../../core/clock'
import { type DepositChannel, depositChannels } from './depositTable'

const byId = new Map(depositChannels.map((channel) => [channel.type.id, channel]))

/** A deposit channel by its id. */
export const channelById = (id: string): DepositChannel | undefined => byId.get(id)

/** So many orders of a player may be open at once. */
export const OPEN_ORDERS = 2
/** An open order that no money came for ends after this time, ms. */
export const ORDER_LIFE = HOUR

/** Turnover that must be played for each cent of a deposit, and of a bonus or a gift, before a withdrawal. */
export const TURNOVER = { deposit: 1, bonus: 10 } as const

/** What a channel asks at least where it names no minimum (spec §9), cents. */
const [FIRST_MINIMUM, LATER_MINIMUM] = [100, 10_000] as const

/** The least deposit by a channel, cents: the channel's own, or the later one once the player has deposited. */
export const minimumOf = ({ type }: DepositChannel, totalRecharge: number, minRechargeStatus: number): number =>
  totalRecharge > 0 && minRechargeStatus === 1 ? (type.minAmount2 ?? LATER_MINIMUM) : (type.minAmount ?? FIRST_MINIMUM)
