import { makeAutoObservable } from 'mobx'
import { type Outcome, success } from '../../api/outcome'
import { type ActivityStep, activityDetail, activityReceive, activityVisit } from '../../contract/activity/activityPage'
import type { Award } from '../../contract/activity/rewards'
import type { ReplyOf } from '../../contract/core/call'
import { CLAIM } from '../../contract/core/enums'
import type { Platform } from '../../platform'
import { openExternal } from '../../platform/page/navigation'
import { Mutation } from '../core/Mutation'
import { Resource } from '../core/Resource'
import type { FeatureStore, RootStore } from '../core/RootStore'

export type ActivityDetail = ReplyOf<typeof activityDetail>

interface Received {
  awards: readonly Award[]
}

type Parts = Pick<RootStore, 'activities' | 'api' | 'member' | 'modals' | 'platform' | 'session'>

/** The page of one activity: its steps, and the player's two actions, claim and visit. */
export class ActivityPage {
  readonly detail: Resource<ActivityDetail>
  readonly claim: Mutation<Received, ActivityStep>
  readonly visit: Mutation<unknown, ActivityStep>
  /** The step last claimed or visited. */
  stepId: string | null = null

  readonly #location: Platform['location']

  constructor({ api, platform, session, member, activities, modals }: Parts, activityId: number) {
    const { epoch } = session
    this.#location = platform.location
    this.detail = new Resource(epoch, () => api.call(activityDetail, { activityId }))
    const stepAfter = async (id: string, state: number): Promise<Outcome<ActivityStep | null>> => {
      const outcome = await this.detail.refresh()
      if (!outcome.ok) return outcome
      return success(outcome.value.steps.find((step) => step.id === id && step.state === state) ?? null)
    }
    this.claim = new Mutation<Received, ActivityStep>(epoch, {
      write: ({ id }) => api.call(activityReceive, { activityId, stepId: id }),
      reconcile: ({ id }) => stepAfter(id, CLAIM.claimed),
      refreshes: [this.detail, member, { refresh: () => activities.update() }],
      onDone: ({ awards }) => modals.open('reward', { awards }),
    })
    this.visit = new Mutation<unknown, ActivityStep>(epoch, {
      write: ({ id }) => api.call(activityVisit, { activityId, stepId: id }),
      reconcile: ({ id }) => stepAfter(id, CLAIM.available),
      refreshes: [this.detail, { refresh: () => activities.update() }],
    })
    makeAutoObservable(this, { detail: false, claim: false, visit: false })
  }

  /** Whether a claim or a visit is in flight. */
  get busy(): boolean {
    return this.claim.isBusy() || this.visit.isBusy()
  }

  /** The first claimable step. */
  get next(): ActivityStep | undefined {
    return this.detail.value?.steps.find(({ state }) => state === CLAIM.available)
  }

  /** Claims a step and shows the reward modal on success. */
  receive(step: ActivityStep): void {
    // Resolve the unknown outcome of the previous claim first.
    if (this.claim.state.name === 'unknown') return void this.claim.reconcile()
    this.stepId = step.id
    this.visit.reset()
    void this.claim.run(step)
  }

  /** Opens the step's external link, if any, and reports the visit. */
  visited(step: ActivityStep): void {
    if (this.visit.state.name === 'unknown') return void this.visit.reconcile()
    const link = this.detail.value?.links?.find(({ id }) => id === step.id)
    if (link) openExternal(this.#location, link.url)
    this.stepId = step.id
    this.claim.reset()
    void this.visit.run(step)
  }
}

/** Activity pages by id, created on first use. */
export class ActivityPageStore implements FeatureStore {
  readonly #parts: Parts
  readonly #pages = new Map<number, ActivityPage>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  page(activityId: number): ActivityPage {
    const page = this.#pages.get(activityId) ?? new ActivityPage(this.#parts, activityId)
    this.#pages.set(activityId, page)
    return page
  }

  /** Resources and mutations clear themselves with the session. */
  clear(): void {
    for (const page of this.#pages.values()) page.stepId = null
  }
}
