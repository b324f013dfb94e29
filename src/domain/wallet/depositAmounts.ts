import type { AppConfig, AppRechargeItem, AppRechargeType } from '../../contract/config'
import { RECHARGE_BONUS } from '../../contract/core/enums'
import { portion } from '../arithmetic'
import { type Cents, cents } from '../money'

export type DepositConfig = Pick<
  AppConfig,
  'appRechargeTypeMap' | 'appRechargeItemMap' | 'appRechargeTypeItemMap' | 'minRechargeStatus'
>

/** Default minimum of a channel, cents (spec §9). */
export const DEFAULT_MINIMUM = /* @__PURE__ */ cents(100)
/** Default minimum after the first deposit, cents (spec §9). */
export const DEFAULT_LATER_MINIMUM = /* @__PURE__ */ cents(10_000)

const named = (amount: Cents | undefined, fallback: Cents): Cents =>
  amount !== undefined && amount > 0 ? amount : fallback

/**
 * Minimum deposit of a channel (spec §5): minAmount, or minAmount2 after the first deposit if minRechargeStatus is on.
 */
export const minimumDeposit = (
  channel: Partial<Pick<AppRechargeType, 'minAmount' | 'minAmount2'>>,
  totalRecharge: Cents,
  minRechargeStatus: number,
): Cents =>
  totalRecharge > 0 && minRechargeStatus === 1
    ? named(channel.minAmount2, DEFAULT_LATER_MINIMUM)
    : named(channel.minAmount, DEFAULT_MINIMUM)

/** Preset amounts of a channel for this player, lowest first: its items from the minimum up to the maximum. */
export const amountsOffered = (config: DepositConfig, channelId: string, totalRecharge: Cents): AppRechargeItem[] => {
  const channel = Object.hasOwn(config.appRechargeTypeMap, channelId) ? config.appRechargeTypeMap[channelId] : undefined
  if (!channel) return []
  const least = minimumDeposit(channel, totalRecharge, config.minRechargeStatus)
  const most = channel.maxAmount ?? Number.MAX_SAFE_INTEGER
  return (config.appRechargeTypeItemMap[channelId] ?? [])
    .flatMap((id) => config.appRechargeItemMap[id] ?? [])
    .filter(({ price }) => price >= least && price <= most)
    .sort((a, b) => a.price - b.price)
}

/**
 * What a preset amount adds for everyone, cents, rounded down: the bonus of its amount. The other kinds depend on the
 * player, so only a quote knows them.
 */
export const presetBonus = ({ price, bonusKind, bonusPercent = 0 }: AppRechargeItem): Cents =>
  portion(price, bonusKind === RECHARGE_BONUS.amount ? bonusPercent : 0, 100)
