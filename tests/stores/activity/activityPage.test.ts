import { describe, expect, it } from 'vitest'
import { CLAIM } from '../../../src/contract/core/enums'
import { ActivityPageStore } from '../../../src/stores/activity/ActivityPageStore'
import { type AppOptions, openApp, tokenOf } from '../../support/app'
import { settle } from '../../support/platform'

const SIGN_IN = 36
const FOLLOW = 21

const opened = async (id: number, options: AppOptions = {}) => {
  const app = openApp({ persona: 'newcomer', ...options })
  app.root.start()
  await settle()
  const page = app.root.feature(ActivityPageStore).page(id)
  await page.detail.load()
  const step = (place: number) => {
    const found = page.detail.value?.steps[place]
    if (!found) throw new Error(`no step ${place}`)
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
    page.receive(step(0))
    page.receive(step(0))
    await settle()
    expect(calls('activityReceive')).toHaveLength(1)
    expect(awards()).toEqual([due])
    expect(step(0).state).toBe(CLAIM.claimed)
    expect(page.next).toBeUndefined()
    expect(calls('refreshData').length).toBeGreaterThan(0)
  })

  it('[ACT-07] shows the refusal of a step that cannot be claimed, and pays nothing', async () => {
    const { page, step, awards } = await opened(SIGN_IN)
    page.receive(step(3))
    await settle()
    expect(page.claim.state).toMatchObject({ name: 'refused', failure: { kind: 'refused', code: 4001 } })
    expect(awards()).toEqual([])
  })

  it('finds a claim with a lost reply by a read, and never claims again', async () => {
    const { page, step, awards, calls, fault } = await opened(SIGN_IN)
    fault('activityReceive:lost')
    const due = step(0).awards
    page.receive(step(0))
    await settle()
    expect(calls('activityReceive')).toHaveLength(1)
    expect(awards()).toEqual([due])
    expect(step(0).state).toBe(CLAIM.claimed)
  })

  it('says that nothing has happened when the claim never arrived, and allows a retry', async () => {
    const { page, step, awards, fault } = await opened(SIGN_IN)
    fault('activityReceive:offline*1')
    page.receive(step(0))
    await settle()
    expect(page.claim.state.name).toBe('undone')
    expect(awards()).toEqual([])
    page.receive(step(0))
    await settle()
    expect(awards()).toHaveLength(1)
  })

  it('repeats the read, not the claim, while the outcome is unknown', async () => {
    const { page, step, awards, calls, fault } = await opened(SIGN_IN)
    fault('activityReceive:lost,activityDetail:http502*1')
    page.receive(step(0))
    await settle()
    expect(page.claim.state.name).toBe('unknown')
    page.receive(step(0))
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

  it('[SESS-02] is reloaded for another player; a reply for the first is dropped', async () => {
    const { root, hold, backend, page, step } = await opened(SIGN_IN)
    const reply = hold('activityDetail')
    page.receive(step(0))
    await settle()
    const loading = page.detail.refresh()
    root.session.logout()
    root.session.begin(await tokenOf(backend, 'whale'))
    reply.release()
    await loading
    expect(page.detail.value).toBeNull()
    expect([page.stepId, page.claim.state.name]).toEqual([null, 'idle'])
  })
})
