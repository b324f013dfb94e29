import { PROP } from '../../../src/contract/activity/rewards'
import { type Text, type TextId, text } from '../core/texts'

/** `num` is percent for percent coupons, cents for the other coupons, else 1. */
export interface PropConfig {
  num: number
  name: Text
}

const percent = (value: number): [number, PropConfig] => [
  1000 + value,
  { num: value, name: text('prop.percentCoupon', { percent: value }) },
]
const fixed = (id: number, value: number): [number, PropConfig] => [
  id,
  { num: value, name: text('prop.fixedCoupon', { amount: value }) },
]
const give = (id: number, value: number): [number, PropConfig] => [
  id,
  { num: value, name: text('prop.giftCoupon', { amount: value }) },
]
const plain = (id: number, name: TextId): [number, PropConfig] => [id, { num: 1, name: text(name) }]

/** All rewards by id. */
export const propConfig: Readonly<Record<string, PropConfig>> = Object.fromEntries<PropConfig>([
  ...[2, 5, 8, 10, 15, 20, 30, 50].map(percent),
  fixed(1201, 200),
  fixed(1202, 500),
  fixed(1203, 1_000),
  fixed(1204, 2_500),
  fixed(1205, 10_000),
  give(1301, 100),
  give(1302, 300),
  give(1303, 800),
  give(1304, 2_000),
  plain(PROP.coin, 'prop.coin'),
  plain(PROP.points, 'prop.points'),
  plain(PROP.liveness, 'prop.liveness'),
  plain(40001, 'prop.redLantern'),
  plain(40002, 'prop.firework'),
  plain(40003, 'prop.riceCake'),
  plain(40004, 'prop.drum'),
  plain(PROP.jackpot, 'prop.jackpot'),
  plain(PROP.mega, 'prop.mega'),
  plain(PROP.major, 'prop.major'),
  plain(PROP.minor, 'prop.minor'),
  plain(PROP.mini, 'prop.mini'),
  plain(PROP.otherJackpot, 'prop.jackpot'),
])
