import { ACTIVITY } from '../../src/contract/activityTypes'
import { type ActivityRule, type ActivityView, ladder, type StepRule, visitStep } from './activitiesRule'
import { CLUB_URL } from './activitiesTable'
import { chanceFor } from './chance'
import { DAY, HOUR } from './clock'
import { balanceOf } from './ledger'
import { coin, points, prop } from './rewards'

/** Hours (UTC) in which a red packet lies open. */
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
    title: `Open between ${clockHour(from)} and ${clockHour(to)} UTC`,
    unit: 'times',
    target: 1,
    progress: player && hour >= from ? 1 : 0,
    awards: [coin(chanceFor(world.seed, 'packet', player?.id ?? '', key, index).int(5, 88))],
    expired: hour >= to,
    hidden: true,
  }
}

/** Whose balance is below this (cents) is helped once a day. */
const SUPPLY_BELOW = 100

const channels = [
  { id: 'news', title: 'News channel', url: 'https://news.kismara.example/' },
  { id: 'video', title: 'Video channel', url: 'https://video.kismara.example/' },
  { id: 'chat', title: 'Players’ chat', url: 'https://chat.kismara.example/' },
] as const

/** The activities that give something for being here. */
export const giftRules: Readonly<Record<number, ActivityRule>> = {
  [ACTIVITY.redPacket]: {
    terms: ['Three packets a day, each in its hours; what is not opened then is gone.', 'Each holds 0.05 to 0.88.'],
    steps: (view) => PACKETS.map((_, index) => packet(view, index)),
  },
  [ACTIVITY.supply]: {
    terms: ['Once a day, when balance and safe-box together are below 1.00.'],
    steps: ({ player }) => {
      const owned = player ? balanceOf(player, 'coin') + balanceOf(player, 'safebox') : SUPPLY_BELOW
      return ladder(owned < SUPPLY_BELOW ? 1 : 0, 'times', () => 'Balance below 1.00', [[1, coin(100)]])
    },
  },
  [ACTIVITY.signUpBonus]: {
    terms: ['A welcome for every new account, paid once.'],
    steps: ({ player }) => ladder(player ? 1 : 0, 'times', () => 'Create your account', [[1, coin(100), points(100)]]),
  },
  [ACTIVITY.bind]: {
    terms: ['Each way to sign in that you add makes the account safer and is rewarded once.'],
    steps: ({ player }) => [
      ...ladder(player?.mobile ? 1 : 0, 'times', () => 'Bind a phone number', [[1, points(200)]]),
      {
        id: 's2',
        title: 'Bind a social account',
        unit: 'times',
        target: 1,
        progress: player && Object.keys(player.social).length > 0 ? 1 : 0,
        awards: [points(100), prop(1002)],
      },
    ],
  },
  [ACTIVITY.followRewards]: {
    terms: ['Open a channel, come back and claim.', 'Each channel is rewarded once.'],
    links: channels,
    steps: (view) => channels.map(({ id, title }) => visitStep(view, id, `Follow: ${title}`, points(50), coin(20))),
  },
  [ACTIVITY.homeGuide]: {
    terms: ['See the rooms of the house once.'],
    steps: (view) => [
      visitStep(view, 'lobby', 'The lobby', points(10)),
      visitStep(view, 'bonus', 'The bonus centre', points(10)),
      visitStep(view, 'wallet', 'The wallet', points(10)),
      visitStep(view, 'care', 'Limits and breaks', points(20)),
    ],
  },
  [ACTIVITY.notice]: {
    terms: [
      'Every draw of the lucky jackpot can now be checked: see its record.',
      'Deposit limits and breaks are in your profile, in one tap.',
      'Daily tasks start anew at 00:00 UTC.',
    ],
    steps: (view) => [visitStep(view, 'read', 'Read the news', points(10))],
  },
  [ACTIVITY.download]: {
    terms: ['Install the app from your browser: it opens faster and works without a connection.', 'Rewarded once.'],
    steps: (view) => [visitStep(view, 'install', 'Install the app', coin(100))],
  },
  [ACTIVITY.outLink]: {
    terms: ['The club is a place outside the product.'],
    links: [{ id: 'club', title: 'Players’ club', url: CLUB_URL }],
    steps: (view) => [visitStep(view, 'club', 'Visit the club', points(20))],
  },
}
