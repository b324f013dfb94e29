import { PROP } from '../../src/contract/rewards'

/** What a reward id is: its value (`num`: percent of percent coupons, cents of the other coupons, else 1) and its name. */
export interface PropConfig {
  num: number
  name: string
}

const percent = (value: number): [number, PropConfig] => [
  1000 + value,
  { num: value, name: `${value}% deposit coupon` },
]
const coins = (value: number) => (value / 100).toFixed(2)
const fixed = (id: number, value: number): [number, PropConfig] => [
  id,
  { num: value, name: `${coins(value)} deposit coupon` },
]
const give = (id: number, value: number): [number, PropConfig] => [
  id,
  { num: value, name: `${coins(value)} gift coupon` },
]
const plain = (id: number, name: string): [number, PropConfig] => [id, { num: 1, name }]

/** Everything that can be won, by its reward id. */
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
  plain(PROP.coin, 'Coin'),
  plain(PROP.points, 'Points'),
  plain(PROP.liveness, 'Liveness'),
  plain(40001, 'Red lantern'),
  plain(40002, 'Firework'),
  plain(40003, 'Rice cake'),
  plain(40004, 'New-year drum'),
  plain(PROP.jackpot, 'Jackpot'),
  plain(PROP.mega, 'Mega jackpot'),
  plain(PROP.major, 'Major jackpot'),
  plain(PROP.minor, 'Minor jackpot'),
  plain(PROP.mini, 'Mini jackpot'),
  plain(PROP.otherJackpot, 'Jackpot'),
])
