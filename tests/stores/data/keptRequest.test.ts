import { describe, expect, it } from 'vitest'
import { contract } from '../../../src/contract'
import type { Mutation } from '../../../src/stores/data/Mutation'
import { FeedbackStore } from '../../../src/stores/feedback/FeedbackStore'
import { InviteStore } from '../../../src/stores/invite/InviteStore'
import type { RootStore } from '../../../src/stores/root/RootStore'
import { CardStore } from '../../../src/stores/wallet/CardStore'
import { DepositStore } from '../../../src/stores/wallet/DepositStore'
import { RewardsStore } from '../../../src/stores/wallet/RewardsStore'
import { SafeboxStore } from '../../../src/stores/wallet/SafeboxStore'
import { WithdrawalStore } from '../../../src/stores/wallet/WithdrawalStore'
import { type AppOptions, openApp } from '../../support/app'
import { settle } from '../../support/platform'

interface Write {
  /** The read that tells its outcome. */
  read: string
  mutation: (root: RootStore) => Pick<Mutation<unknown, never>, 'state' | 'reconcile' | 'resume'>
  /** What the page has loaded. */
  open: (root: RootStore) => Promise<unknown>
  /** The player's tap; always the same request. */
  tap: (root: RootStore) => unknown
}

/** Every write with a request id, by its call. */
const WRITES: Record<string, Write> = {
  exchange: {
    read: 'exchangeStatus',
    mutation: (root) => root.feature(WithdrawalStore).order,
    open: (root) => Promise.all([root.feature(WithdrawalStore).info.load(), root.feature(CardStore).cards.load()]),
    tap: (root) => {
      const bankId = root.feature(CardStore).cards.value?.appUserBankList[0]?.bankId ?? ''
      return root.feature(WithdrawalStore).order.send({ method: 'express', bankId, amount: 5_700 })
    },
  },
  rechargeOrder: {
    read: 'rechargeOrderStatus',
    mutation: (root) => root.feature(DepositStore).order,
    open: async (root) => {
      await root.config.load()
      const stop = root.feature(DepositStore).subscribe()
      await settle()
      stop()
    },
    tap: (root) => root.feature(DepositStore).pay(),
  },
  safeboxMove: {
    read: 'safeboxStatus',
    mutation: (root) => root.feature(SafeboxStore).move,
    open: (root) => root.member.load(),
    tap: (root) => root.feature(SafeboxStore).move.send({ amount: 5_700 }),
  },
  pointsExchange: {
    read: 'pointsStatus',
    mutation: (root) => root.feature(RewardsStore).exchange,
    open: (root) => root.feature(RewardsStore).offers.load(),
    tap: (root) => root.feature(RewardsStore).trade('coin-1'),
  },
  feedbackSend: {
    read: 'feedbackRecord',
    mutation: (root) => root.feature(FeedbackStore).write,
    open: () => Promise.resolve(),
    tap: (root) => root.feature(FeedbackStore).send({ category: 'idea', message: 'More bells' }),
  },
  actInviteClickInvite: {
    read: 'actInviteClickInvite',
    mutation: (root) => root.feature(InviteStore).click,
    open: (root) => root.feature(InviteStore).reads.refresh(),
    tap: (root) => root.feature(InviteStore).tapInvite(),
  },
}

const opened = async (write: Write, options: AppOptions = {}) => {
  const app = openApp({ persona: 'whale', ...options })
  await app.root.member.load()
  await write.open(app.root)
  const tap = async () => {
    void write.tap(app.root)
    await settle()
  }
  return { ...app, tap, mutation: write.mutation(app.root) }
}

it('[NET-03] every write with a request id is here', () => {
  const keyed = contract.filter(({ call }) => call.effect === 'write' && 'requestId' in call.request.entries)
  expect(keyed.map(({ call }) => call.name).sort()).toEqual(Object.keys(WRITES).sort())
})

describe.each(Object.entries(WRITES))('%s whose reply was lost before a reload', (call, write) => {
  const lost = async (fault: string) => {
    const before = await opened(write)
    before.fault(`${call}:${fault}*1${write.read === call ? '' : `,${write.read}:offline`}`)
    if (write.read === call) before.fault(`${call}:offline`)
    await before.tap()
    expect(before.mutation.state.name).toBe('unknown')
    const { backend, local } = before
    backend.faults.clear()
    const ids = () =>
      new Set(before.calls(call).map(({ request }) => (request as { requestId?: string }).requestId)).size
    return { ...before, ids, after: await opened(write, { backend, kept: Object.fromEntries(local) }) }
  }

  it('[NET-03] is found out when its page opens', async () => {
    const { after } = await lost('lost')
    expect(after.mutation.resume()).toBe(true)
    expect(after.mutation.state.name).toBe('unknown')
    await after.mutation.reconcile()
    expect(after.mutation.state).toMatchObject({ name: 'done', reconciled: true })
    expect(after.mutation.resume()).toBe(false)
  })

  it('[NET-03] is found out by a tap before anything is sent: it happened once', async () => {
    const { after, ids } = await lost('lost')
    await after.tap()
    expect(after.mutation.state).toMatchObject({ name: 'done', reconciled: true })
    expect(ids()).toBe(1)
  })

  it('[NET-03] and that never arrived is sent by the next tap, under the same id', async () => {
    const { after, ids } = await lost('offline')
    await after.tap()
    expect(after.mutation.state.name).toBe('done')
    expect(ids()).toBe(1)
  })

  it('[NET-03] is found out, too, when the page was reloaded before any reply', async () => {
    const before = await opened(write)
    before.hold(call)
    await before.tap()
    expect(before.mutation.state.name).toBe('busy')
    const after = await opened(write, { backend: before.backend, kept: Object.fromEntries(before.local) })
    expect(after.mutation.resume()).toBe(true)
    await after.mutation.reconcile()
    expect(after.mutation.state).toMatchObject({ name: 'done', reconciled: true })
  })

  it('[SESS-02] is gone with the session', async () => {
    const { after, local } = await lost('lost')
    after.mutation.resume()
    after.root.session.logout()
    await settle()
    expect(after.mutation.state.name).toBe('idle')
    expect([...after.local.keys()].filter((key) => key.endsWith('-request'))).toEqual([])
    expect(local.size).toBeGreaterThan(0)
  })
})
