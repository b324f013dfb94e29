import { describe, expect, it } from 'vitest'
import { createControls } from '../../../mocks/network/controls/controls'
import type { RedDot } from '../../../src/contract/activity/activity'
import { CLAIM } from '../../../src/contract/core/enums'
import { bonusId, coinOf } from '../../../src/domain/bonus/bonusReward'
import { BonusStore } from '../../../src/stores/bonus/BonusStore'
import { openApp } from '../../support/app'
import { settle } from '../../support/platform'

/** Every day for a week, then every fourth. */
const VISITS = [...Array(8).fill('24h'), ...Array(6).fill('96h')] as readonly string[]
/** The dots of what the bonus center pays. */
const DOTS: readonly RedDot[] = [
  'hasTask',
  'taskAwardFlag',
  'hasSignUpBonus',
  'hasFund',
  'hasFreeBonus',
  'vipAwardFlag',
  'signInFlag',
]

const month = async () => {
  const app = openApp({ persona: 'regular' })
  app.root.start()
  await settle()
  const store = app.root.feature(BonusStore)
  store.reads.open()
  await settle()
  const { clock, bet } = createControls(app.backend)
  const own = app.root.member.info?.id ?? ''
  const entries = () => (app.backend.journal.world.ledger[own] ?? []).filter(({ asset }) => asset === 'coin')
  /** Some slots are played each time. */
  const nextVisit = async (span: string) => {
    await clock.advance(span)
    await bet('1:100*30')
    await Promise.all([store.reads.refresh(), app.root.member.refresh(), app.root.activities.load()])
  }
  return { ...app, store, entries, nextVisit, dots: () => DOTS.filter((name) => app.root.activities.dots[name]) }
}

describe('a month of a regular player in the bonus center', () => {
  it('[BONUS-01] [ACT-05] all that is offered is paid to the ledger or says what it takes; dots are truthful', async () => {
    const { store, entries, nextVisit, dots } = await month()
    const sources = new Set<string>()
    for (const [visit, span] of VISITS.entries()) {
      await nextVisit(span)
      const silent = store.reads.rewards.filter(
        // The rebate's own page says what today has earned.
        ({ source, state, progress, detail }) => source !== 'rebate' && state === CLAIM.locked && !progress && !detail,
      )
      expect(silent.map(bonusId), `visit ${visit}`).toEqual([])
      expect(store.ready.length > 0, `visit ${visit}`).toBe(dots().length > 0)
      // What is paid may complete another one: a chest, a task.
      for (let turn = 0; turn < 4 && store.ready.length > 0; turn++) {
        const { ready } = store
        for (const { source } of ready) sources.add(source)
        const offered = ready.reduce((sum, reward) => sum + coinOf(reward), 0)
        const before = entries().length
        await store.claim(ready)
        expect(store.missed, `visit ${visit}`).toEqual([])
        const paid = entries().slice(before)
        expect(paid.every(({ amount }) => amount > 0)).toBe(true)
        // What is a surprise pays more than it says.
        expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBeGreaterThanOrEqual(offered)
      }
      expect([store.ready, dots()], `visit ${visit}`).toEqual([[], []])
    }
    expect([...sources].sort()).toEqual(
      expect.arrayContaining(['activity', 'chest', 'login', 'rebate', 'task', 'vipDaily']),
    )
  })
})
