import { type Award, PROP } from '../../../../src/contract/activity/rewards'
import type { Call, RequestOf } from '../../../../src/contract/core/call'
import { CLAIM } from '../../../../src/contract/core/enums'
import { refreshData } from '../../../../src/contract/member'
import type { Checker } from '../checker'
import { type Step, step } from '../step'

/** Something to claim, and whether it can be. */
interface Claimable<C extends Call> {
  request: RequestOf<C>
  state: number
}

/** The state of something of which a reply only says whether it can be claimed. */
export const stateIf = (open: boolean): number => (open ? CLAIM.available : CLAIM.locked)

/** Claims the first that is available, once: it pays what it says. What is locked or claimed must be refused. */
export const claim = <C extends Call>(call: C, read: (check: Checker) => Promise<readonly Claimable<C>[]>): Step =>
  step([call], async (check) => {
    const all = await read(check)
    const closed = all.find(({ state }) => state !== CLAIM.available)
    if (closed) await check.refused(call, closed.request, 'though it cannot be claimed')
    const open = all.find(({ state }) => state === CLAIM.available)
    if (!open) {
      if (!closed) check.skip(call, 'the account has nothing to claim')
      return
    }
    const before = await check.call(refreshData, {})
    // The reply of every claim carries its awards.
    const { awards } = (await check.call(call, open.request)) as unknown as { awards: Award[] }
    const after = await check.call(refreshData, {})
    check.expect(awards.length > 0, call, 'effect', 'it pays nothing')
    const paid = (prop: number) => awards.reduce((sum, { propId, count }) => (propId === prop ? sum + count : sum), 0)
    const coin = after.coin - before.coin
    check.expect(
      coin === paid(PROP.coin),
      call,
      'effect',
      `it pays ${paid(PROP.coin)} coin; the balance moves by ${coin}`,
    )
    const points = after.lottery - before.lottery
    const right = points === paid(PROP.points)
    check.expect(right, call, 'effect', `it pays ${paid(PROP.points)} points; the balance moves by ${points}`)
    await check.refused(call, open.request, 'twice')
  })
