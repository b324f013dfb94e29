import { describe, expect, it } from 'vitest'
import { createControls } from '../../../mocks/network/controls/controls'
import { CLAIM } from '../../../src/contract/core/enums'
import { ActivityPageStore } from '../../../src/stores/activity/ActivityPageStore'
import { type AppOptions, openApp, tokenOf } from '../../support/app'
import { settle } from '../../support/platform'

const SIGN_IN = 36
const FOLLOW = 21
const FUND = 16

const opened = async (id: number, options: AppOptions = {}) => {
  const app = openApp({ persona: 'newcomer', ...options })
  app.root.start()
  await settle()
  const page = app.root.feature(ActivityPageStore).page(id)
  await page.detail.load()
  const step = (index: number) => {
    const found = page.detail.value?.steps[index]
    if (!found) throw new Error(`no step ${index}`)
    return found
  }
  const awards = () => app.root.modals.stack.flatMap((modal) => (modal.name === 'reward' ? [modal.props.awards] : []))
  return { ...app, page, step, awards }
}

describe('the page of an activity', () => {
  it('[ACT-07] pays a step once, shows the reward, and reloads step and balance', async () => {
    const { page, step, awards, calls } = await opened(SIGN_IN)
    expect(page.next?.id).toBe(step(0).id)
    const due = step(0).awards
    page.claimSteps(step(0))
    page.claimSteps(step(0))
    await settle()
    expect(calls('activityReceive')).toHaveLength(1)
    expect(awards()).toEqual([due])
    expect(step(0).state).toBe(CLAIM.claimed)
    expect(page.next).toBeUndefined()
    expect(calls('refreshData').length).toBeGreaterThan(0)
  })

  it('is kept while it is on screen anywhere, and forgotten with its last view', async () => {
    const { root, page } = await opened(SIGN_IN)
    const store = root.feature(ActivityPageStore)
    const [first, second] = [store.subscribe(page), store.subscribe(page)]
    first()
    expect(store.page(SIGN_IN)).toBe(page)
    second()
    expect(page.detail.value).toBe(null)
    expect(store.page(SIGN_IN)).not.toBe(page)
  })

  it('[ACT-07] shows the refusal of a step that cannot be claimed, and pays nothing', async () => {
    const { page, step, awards } = await opened(SIGN_IN)
    page.claimSteps(step(3))
    await settle()
    expect(page.claim.state).toMatchObject({ name: 'refused', failure: { kind: 'refused', code: 4001 } })
    expect(awards()).toEqual([])
  })

  it('finds a claim with a lost reply by a read, and never claims again', async () => {
    const { page, step, awards, calls, fault } = await opened(SIGN_IN)
    fault('activityReceive:lost')
    const due = step(0).awards
    page.claimSteps(step(0))
    await settle()
    expect(calls('activityReceive')).toHaveLength(1)
    expect(awards()).toEqual([due])
    expect(step(0).state).toBe(CLAIM.claimed)
  })

  it('says that nothing has happened when the claim never arrived, and allows a retry', async () => {
    const { page, step, awards, fault } = await opened(SIGN_IN)
    fault('activityReceive:offline*1')
    page.claimSteps(step(0))
    await settle()
    expect(page.claim.state.name).toBe('notApplied')
    expect(awards()).toEqual([])
    page.claimSteps(step(0))
    await settle()
    expect(awards()).toHaveLength(1)
  })

  it('repeats the read, not the claim, while the outcome is unknown', async () => {
    const { page, step, awards, calls, fault } = await opened(SIGN_IN)
    fault('activityReceive:lost,activityDetail:http502*1')
    page.claimSteps(step(0))
    await settle()
    expect(page.claim.state.name).toBe('unknown')
    page.claimSteps(step(0))
    await settle()
    expect(calls('activityReceive')).toHaveLength(1)
    expect(awards()).toHaveLength(1)
  })

  it('[ACT-07] opens a step to be claimed by a visit', async () => {
    const { page, step } = await opened(FOLLOW)
    expect(step(0)).toMatchObject({ visit: true, state: CLAIM.locked })
    page.visited(step(0))
    await settle()
    expect(step(0).state).toBe(CLAIM.available)
  })

  it('[ACT-07] a channel is opened outside, then verified; only the verification counts as a visit', async () => {
    const { page, step, calls } = await opened(FOLLOW)
    page.open(step(0))
    expect([page.opened?.id, calls('activityVisit')]).toEqual([step(0).id, []])
    page.visited(step(0))
    await settle()
    expect([page.opened, page.next?.id]).toEqual([undefined, step(0).id])
  })

  it('[ACT-07] keeps what is on screen when it ends while open, and says so', async () => {
    const { page, step, fault } = await opened(SIGN_IN)
    const due = step(0)
    expect(page.ended).toBe(false)
    fault('activityDetail:4004')
    await page.detail.refresh()
    expect([page.ended, step(0)]).toEqual([true, due])
  })

  it('[ACT-07] has ended once it is no longer among the running activities', async () => {
    const { page, root, backend, step } = await opened(SIGN_IN)
    await createControls(backend).config('activity.36:closed')
    await root.activities.load()
    expect([page.ended, step(0).state]).toEqual([true, CLAIM.available])
  })

  it('[ACT-07] claims several steps in one tap, each one once', async () => {
    const { page, awards, calls } = await opened(FUND, { persona: 'collector' })
    const { ready } = page
    expect(ready.length).toBeGreaterThan(1)
    page.claimSteps(...ready)
    page.claimSteps(...ready)
    await settle()
    expect(calls('activityReceive')).toHaveLength(ready.length)
    expect(awards()).toEqual([ready.flatMap((step) => step.awards)])
    expect(page.ready).toEqual([])
  })

  it('[ACT-07] of several steps, shows what was paid before one was refused', async () => {
    const { page, awards } = await opened(FUND, { persona: 'collector' })
    const [first] = page.ready
    const locked = page.detail.value?.steps.at(-1)
    if (!first || locked?.state !== CLAIM.locked) throw new Error('not the steps of this test')
    page.claimSteps(first, locked)
    await settle()
    expect(awards()).toEqual([first.awards])
  })

  it('[ACT-07] after a lost reply shows what was paid, and leaves the rest to be claimed', async () => {
    const { page, awards, fault } = await opened(FUND, { persona: 'collector' })
    const { ready } = page
    fault('activityReceive:lost*1')
    page.claimSteps(...ready)
    await settle()
    expect(awards()).toEqual([ready[0]?.awards])
    expect(page.ready).toHaveLength(ready.length - 1)
  })

  it('[SESS-02] is reloaded for another player; a reply for the first is dropped', async () => {
    const { root, hold, backend, page, step } = await opened(SIGN_IN)
    const reply = hold('activityDetail')
    page.claimSteps(step(0))
    await settle()
    const loading = page.detail.refresh()
    root.session.logout()
    root.session.begin(await tokenOf(backend, 'lucky'))
    reply.release()
    await loading
    expect(page.detail.value).toBeNull()
    expect([page.stepId, page.claim.state.name]).toEqual([null, 'idle'])
  })
})
