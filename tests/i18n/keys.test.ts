// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the cases are code
import { describe, expect, it } from 'vitest'
import { gameTypes } from '../../mocks/world/game/catalogue'
import { REFUSAL } from '../../src/contract/core/refusals'
import type { RewardKind } from '../../src/domain/activity/rewards'
import { REWARD_SOURCES } from '../../src/stores/bonus/BonusRecordStore'
import type { Failure } from '../../src/stores/shell/message'
import { RANGES } from '../../src/ui/lists/filters/dateRange'
import { parseSource, readSources } from '../structure/support/source'
import { joinsOf, wordingsOf } from './keyMentions'
import { allTexts, asked } from './texts'

const keys = new Set([...allTexts('en-US').keys()].map(asked))
const beginnings = new Set([...keys].map((key) => key.split('.')[0] ?? ''))
const sources = readSources('src').filter(({ path }) => !path.startsWith('src/i18n/locales/'))

/** All members of a string union; the type checks completeness. */
const all = <T extends string>(words: Record<T, true>): string[] => Object.keys(words)

const tiers = ['mega', 'major', 'minor', 'mini']

/** Possible values of the computed part of a key; only game types come from the backend. */
const computed: Readonly<Record<string, readonly string[]>> = {
  'activity.jackpot.failedTips*': ['1001', '1002', '1003', '1004'],
  'bonus.from.*': [...REWARD_SOURCES, 'other'],
  'error.*': all<Exclude<Failure['kind'], 'refused' | 'broken'>>({ offline: true, timeout: true, unauthorized: true }),
  'home.jackpot.*': tiers,
  'home.type.*': gameTypes.map(({ key }) => key),
  'jackpot.*': [...tiers, 'record', 'rank', 'rules'],
  'jackpot.bubble.*': ['startTop', 'endTop', 'startBottom', 'endBottom'],
  'jackpot.prize.*': ['points', 'liveness', 'fixedCoupon', 'giveCoupon', 'newYear', 'unknown'],
  'jackpot.verify.*': ['matches', 'forced', 'commitmentDiffers', 'resultDiffers', 'unreadable', 'unavailable'],
  'list.range.*': RANGES,
  // A refusal without a text of its own falls back to its code.
  'refusal.*': Object.values(REFUSAL)
    .map(String)
    .filter((code) => keys.has(`refusal.${code}`)),
  'reward.kind.*': all<RewardKind>({
    ...{ percentCoupon: true, fixedCoupon: true, giveCoupon: true, coin: true, points: true, liveness: true },
    ...{ newYear: true, mega: true, major: true, minor: true, mini: true, jackpot: true, unknown: true },
  }),
}

const wordings = sources.flatMap((source) => wordingsOf(source, beginnings))
const spelled = (key: string): string[] =>
  key.includes('*') ? (computed[key] ?? []).map((word) => key.replace('*', word)) : [key]

describe('[I18N-01] every key', () => {
  it('that the code says is a text', () => {
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
