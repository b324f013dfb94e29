import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import { coin, points, prop } from '../bonus/rewards'
import { chanceFor } from '../core/chance'
import { DAY, HOUR } from '../core/clock'
import { text } from '../core/texts'
import { fundsOf } from '../wallet/funds'
import { type ActivityRule, type ActivityView, ladder, type StepRule, visitStep } from './rule'
import { CLUB_URL } from './table'

/** Hours (UTC) during which each red packet can be opened. */
const PACKETS = [
  [0, 8],
  [8, 16],
  [16, 24],
] as const

const clockHour = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`

const packet = ({ world, player, key }: ActivityView, index: number): StepRule => {
  const [from, to] = PACKETS[index] ?? [0, 0]
  const hour = Math.floor((world.now % DAY) / HOUR)
  return {
    id: `s${index + 1}`,
    title: text('activity.redPacket.open', { from: clockHour(from), to: clockHour(to) }),
    unit: 'times',
    target: 1,
    progress: player && hour >= from ? 1 : 0,
    awards: [coin(chanceFor(world.seed, 'packet', player?.id ?? '', key, index).int(5, 88))],
    closesAt: world.now - (world.now % DAY) + to * HOUR,
    expired: hour >= to,
    hidden: true,
  }
}

/** A balance below this (cents) is topped up once a day. */
const SUPPLY_BELOW = 100

const channels = [
  { id: 'news', title: text('activity.followRewards.news'), url: 'https://news.kismara.example/' },
  { id: 'video', title: text('activity.followRewards.video'), url: 'https://video.kismara.example/' },
  { id: 'chat', title: text('activity.followRewards.chat'), url: 'https://chat.kismara.example/' },
] as const

/** Activities that reward visits, binding and signing up. */
export const giftRules: Readonly<Record<number, ActivityRule>> = {
  [ACTIVITY.redPacket]: {
    terms: [text('activity.redPacket.rule1', { least: 5, most: 88 }), text('activity.redPacket.rule2')],
    steps: (view) => PACKETS.map((_, index) => packet(view, index)),
  },
  [ACTIVITY.supply]: {
    terms: [text('activity.supply.rule1', { amount: SUPPLY_BELOW })],
    steps: ({ player }) => {
      const owned = player ? fundsOf(player) : SUPPLY_BELOW
      return ladder(
        owned < SUPPLY_BELOW ? 1 : 0,
        'times',
        () => text('activity.supply.below', { amount: SUPPLY_BELOW }),
        [[1, coin(100)]],
      )
    },
  },
  [ACTIVITY.signUpBonus]: {
    terms: [text('activity.signUpBonus.rule1')],
    steps: ({ player }) =>
      ladder(player ? 1 : 0, 'times', () => text('activity.signUpBonus.create'), [[1, coin(100), points(100)]]),
  },
  [ACTIVITY.bind]: {
    terms: [text('activity.bind.rule1')],
    steps: ({ player }) => [
      ...ladder(player?.mobile ? 1 : 0, 'times', () => text('step.bindPhone'), [[1, points(200)]]),
      {
        id: 's2',
        title: text('activity.bind.social'),
        unit: 'times',
        target: 1,
        progress: player && Object.keys(player.social).length > 0 ? 1 : 0,
        awards: [points(100), prop(1002)],
      },
    ],
  },
  [ACTIVITY.followRewards]: {
    terms: [text('activity.followRewards.rule1'), text('activity.followRewards.rule2')],
    links: channels,
    steps: (view) =>
      channels.map(({ id, title }) =>
        visitStep(view, id, text('activity.followRewards.follow', { channel: title }), points(50), coin(20)),
      ),
  },
  [ACTIVITY.homeGuide]: {
    terms: [text('activity.homeGuide.rule1')],
    steps: (view) => [
      { ...visitStep(view, 'lobby', text('activity.homeGuide.lobby'), points(10)), goTo: '/' },
      { ...visitStep(view, 'bonus', text('activity.homeGuide.bonus'), points(10)), goTo: '/bonus' },
      { ...visitStep(view, 'wallet', text('activity.homeGuide.wallet'), points(10)), goTo: '/wallets' },
      { ...visitStep(view, 'care', text('activity.homeGuide.care'), points(20)), goTo: '/member/play' },
    ],
  },
  [ACTIVITY.notice]: {
    terms: [text('activity.notice.rule1'), text('activity.notice.rule2'), text('activity.notice.rule3')],
    steps: (view) => [visitStep(view, 'read', text('activity.notice.read'), points(10))],
  },
  [ACTIVITY.download]: {
    terms: [text('activity.download.rule1'), text('activity.download.rule2')],
    steps: (view) => [visitStep(view, 'install', text('activity.download.install'), coin(100))],
  },
  [ACTIVITY.outLink]: {
    terms: [text('activity.outLink.rule1')],
    links: [{ id: 'club', title: text('activity.outLink'), url: CLUB_URL }],
    steps: (view) => [visitStep(view, 'club', text('activity.outLink.visit'), points(20))],
  },
}
