// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the cases are code
import { describe, expect, it } from 'vitest'
import { gameTypes } from '../../mocks/world/game/catalogue'
import { RECHARGE_BONUS, WITHDRAW_STATUS } from '../../src/contract/core/enums'
import { REFUSAL } from '../../src/contract/core/refusals'
import type { NextAction } from '../../src/domain/activity/activities'
import type { ActivityFact } from '../../src/domain/activity/activityFacts'
import type { RewardKind } from '../../src/domain/activity/rewards'
import type { AmountProblem } from '../../src/domain/amount'
import { BONUS_SOURCES } from '../../src/domain/bonus/bonusReward'
import { BREAKS } from '../../src/domain/care/breaks'
import { FEATURES } from '../../src/domain/game/features'
import type { ImageProblem } from '../../src/domain/image/imageProblem'
import { PROTECTIONS } from '../../src/domain/member/security'
import { COIN_KINDS, NAMED_ENTRIES, REWARD_SOURCES } from '../../src/domain/report/entryKinds'
import { DEPOSIT_STATES, WITHDRAW_STATES } from '../../src/domain/wallet/orderStates'
import type { PointsProblem } from '../../src/domain/wallet/pointsRate'
import { ABOUT_SECTIONS, PRIVACY_SECTIONS, TERMS_SECTIONS } from '../../src/features/legal/sections'
import { SENDERS } from '../../src/features/mail/mailKinds'
import { GAME_LISTS } from '../../src/features/member/games/lists'
import { RECORDS } from '../../src/features/wallet/record/records'
import type { PinMode } from '../../src/features/wallet/safebox/safeboxRules'
import type { Failure } from '../../src/stores/data/message'
import { CATEGORIES } from '../../src/stores/feedback/FeedbackStore'
import { SHOWN } from '../../src/stores/mail/MailStore'
import { avatarNames } from '../../src/ui/art/marks/avatars'
import { RANGES } from '../../src/ui/lists/filters/dateRange'
import { parseSource, readSources } from '../structure/support/source'
import { joinsOf, wordingsOf } from './keyMentions'
import { allTexts, baseKey } from './texts'

const keys = new Set([...allTexts('en-US').keys()].map(baseKey))
const beginnings = new Set([...keys].map((key) => key.split('.')[0] ?? ''))
const sources = readSources('src').filter(({ path }) => !path.startsWith('src/i18n/locales/'))

/** All members of a string union; the type checks completeness. */
const all = <T extends string>(words: Record<T, true>): string[] => Object.keys(words)

const tiers = ['mega', 'major', 'minor', 'mini']

/** Possible values of the computed part of a key; only game types come from the backend. */
const computed: Readonly<Record<string, readonly string[]>> = {
  'activity.fact.*': all<ActivityFact['name']>({
    claimed: true,
    coins: true,
    coinsAndPoints: true,
    digits: true,
    most: true,
    next: true,
    points: true,
    ready: true,
    rewards: true,
    rounds: true,
    share: true,
    soFar: true,
    top: true,
  }),
  'activity.way.*': all<Exclude<NextAction, 'wait'>>({ account: true, deposit: true, invite: true, play: true }),
  'activity.jackpot.failedTips*': ['1001', '1002', '1003', '1004'],
  'amount.*': all<AmountProblem>({ empty: true, malformed: true, negative: true, fraction: true, tooLarge: true }),
  'auth.*': ['phone', 'account'],
  'auth.*.closed': ['login', 'register'],
  'auth.login.closed.*': ['phone', 'account'],
  'auth.register.closed.*': ['phone', 'account'],
  'auth.password.*': ['weak', 'good', 'strong'],
  'auth.password.has.*': ['length', 'letter', 'number'],
  'auth.social.*': ['canceled', 'failed'],
  'auth.to.*': ['login', 'register'],
  'bonus.from.*': [...REWARD_SOURCES, 'other'],
  'bonus.name.*': BONUS_SOURCES,
  'bonus.tasks.*': ['daily', 'weekly', 'once'],
  'error.*': all<Exclude<Failure['kind'], 'refused' | 'broken'>>({ offline: true, timeout: true, unauthorized: true }),
  'home.jackpot.*': tiers,
  'home.type.*': gameTypes.map(({ key }) => key),
  'jackpot.*': [...tiers, 'record', 'rank', 'rules'],
  'jackpot.*.title': ['record', 'rank', 'rules'],
  'jackpot.cell.*': ['points', 'liveness'],
  'member.jackpotButton.*': ['startTop', 'endTop', 'startBottom', 'endBottom'],
  'jackpot.prize.*': ['points', 'liveness', 'fixedCoupon', 'giveCoupon', 'newYear', 'unknown'],
  'jackpot.verify.*': ['matches', 'forced', 'commitmentDiffers', 'resultDiffers', 'unreadable', 'unavailable'],
  'care.limit.*': ['day', 'week', 'month'],
  'care.limit.of.*': ['day', 'week', 'month'],
  'service.topic.*': ['order', 'withdrawal', 'bonus', 'limits', 'break', 'close', 'login'],
  'service.ask.*': ['order', 'withdrawal', 'bonus', 'limits', 'break', 'close', 'login'],
  'deposit.first.*': ['mobile', 'card'],
  'deposit.kind.*': Object.values(RECHARGE_BONUS).map(String),
  'deposit.limit.*': ['day', 'week', 'month'],
  'order.*': ['rejected', 'expired', 'cancelled'],
  'order.state.*': ['rejected', 'expired', 'cancelled'],
  'care.length.*': Object.values(BREAKS).flat(),
  'care.*': Object.keys(BREAKS),
  'care.*.text': Object.keys(BREAKS),
  'care.*.go': Object.keys(BREAKS),
  'care.*.effect': Object.keys(BREAKS),
  'games.*': GAME_LISTS,
  'games.*.empty': GAME_LISTS,
  'games.*.empty.text': GAME_LISTS,
  'about.*.title': ABOUT_SECTIONS,
  'about.*.text': ABOUT_SECTIONS,
  'privacy.*.title': PRIVACY_SECTIONS,
  'privacy.*.text': PRIVACY_SECTIONS,
  'terms.*.title': TERMS_SECTIONS,
  'terms.*.text': TERMS_SECTIONS,
  'profile.*': PROTECTIONS,
  'member.security.*': PROTECTIONS,
  'profile.picture.*': avatarNames,
  'feedback.category.*': CATEGORIES,
  'images.*': all<ImageProblem>({
    ...{ tooLarge: true, heic: true, notImage: true, unreadable: true, tooMany: true },
  }),
  'mail.show.*': SHOWN,
  'mail.from.*': SENDERS,
  'list.range.*': RANGES,
  'rewards.view.*': ['points', 'coupons'],
  'rewards.coupons.*': ['ready', 'used', 'expired'],
  'record.state.*': [...DEPOSIT_STATES, ...WITHDRAW_STATES].map(({ word }) => word).concat('other'),
  'record.view.*': RECORDS,
  'record.none.*': RECORDS,
  'record.empty.*': RECORDS,
  'record.paid.*': ['deposits', 'withdrawals'],
  'record.paid.*.count': ['deposits', 'withdrawals'],
  'record.column.*': ['at', 'order', 'channel', 'fee', 'amount'],
  'rewards.points.problem.*': all<PointsProblem>({ unreadable: true, few: true, many: true }),
  'safebox.empty.*': ['in', 'out'],
  'safebox.go.*': ['in', 'out'],
  'safebox.moved.*': ['in', 'out'],
  'safebox.pin.*': all<PinMode>({ first: true, change: true, forgot: true }),
  'safebox.view.*': ['in', 'out', 'pin'],
  'report.kind.*': [...COIN_KINDS, ...NAMED_ENTRIES, 'other'],
  'report.by.*': ['day', 'week', 'month'],
  'report.step.*': ['day', 'week', 'month'],
  'vip.*': ['week', 'month'],
  'vip.tier.*': ['done', 'current', 'locked'],
  'withdraw.stage.*': Object.keys(WITHDRAW_STATUS),
  'report.view.*': ['rounds', 'coins'],
  // A refusal without a text of its own falls back to its code.
  'refusal.*': Object.values(REFUSAL)
    .map(String)
    .filter((code) => keys.has(`refusal.${code}`)),
  'refusal.*.until': ['5005', '5006'],
  'search.feature.*': FEATURES,
  'search.list.*': ['recent', 'favorites'],
  'search.list.*.empty': ['recent', 'favorites'],
  'game.leaveRound.*': ['settles', 'waits'],
  'game.volatility.*': ['low', 'medium', 'high'],
  'reward.kind.*': all<RewardKind>({
    ...{ percentCoupon: true, fixedCoupon: true, giveCoupon: true, coin: true, points: true, liveness: true },
    ...{ newYear: true, mega: true, major: true, minor: true, mini: true, jackpot: true, unknown: true },
  }),
}

const wordings = sources.flatMap((source) => wordingsOf(source, beginnings))
const spelled = (key: string): string[] =>
  key.includes('*') ? (computed[key] ?? []).map((word) => key.replace('*', word)) : [key]

describe('[I18N-01] every key', () => {
  it('every key that the code says is a text', () => {
    expect(wordings.length).toBeGreaterThan(100)
    expect(wordings.filter(({ key }) => key.includes('*') && !computed[key])).toEqual([])
    expect(wordings.filter(({ key }) => spelled(key).some((one) => !keys.has(one)))).toEqual([])
  })

  it('of the texts is said by the code', () => {
    const said = new Set(wordings.flatMap(({ key }) => spelled(key)))
    expect([...keys].filter((key) => !said.has(key))).toEqual([])
  })

  it('is found where it is wrong, in stores as in screens', () => {
    const source = parseSource('src/stores/X.ts', "const a = say('error.ofline'); const b = `jackpot.prise.${kind}`")
    expect(wordingsOf(source, beginnings).map(({ key }) => key)).toEqual(['error.ofline', 'jackpot.prise.*'])
  })
})

describe('no sentence is put together from pieces', () => {
  it('in any screen', () => {
    expect(sources.flatMap(joinsOf)).toEqual([])
  })

  it.each([
    "const a = t('a') + name",
    "const a = `${t('a')}: ${count}`",
    "const a = [t('a'), t('b')].join(' ')",
    "const A = () => <p>{t('a')} {t('b')}</p>",
    "const A = () => <p>{t('a')}: {count}</p>",
    "const A = () => <p>{open ? t('a') : t('b')} {name}</p>",
    "const A = () => <>{t('a')}!</>",
    "const A = () => <Field label={`${t('a')} *`} />",
  ])('as %s does', (text) => {
    expect(joinsOf(parseSource('src/features/x/X.tsx', text))).toHaveLength(1)
  })

  it.each([
    "const A = () => <p>{t('a', { count })}</p>",
    "const A = () => <p><b>{t('a')}</b> <i>{t('b')}</i></p>",
    "const A = () => <title>{`${t('a')} · ${t('brand')}`}</title>",
    "const A = () => <Rich text={t('a')} parts={{ who: <b>{name}</b> }} />",
    "const A = () => <p><Icon of={plus} />{t('a')}</p>",
  ])('but %s may stand', (text) => {
    expect(joinsOf(parseSource('src/features/x/X.tsx', text))).toEqual([])
  })
})
