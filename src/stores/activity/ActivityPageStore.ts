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

/** What the page of an activity shows. */
export type ActivityDetail = ReplyOf<typeof activityDetail>

interface Received {
  awards: readonly Award[]
}

type Parts = Pick<RootStore, 'activities' | 'api' | 'member' | 'modals' | 'platform' | 'session'>

/** One activity as its page shows it: its steps as they stand, and the two things that a player does with a step. */
export class ActivityPage {
  readonly detail: Resource<ActivityDetail>
  readonly claim: Mutation<Received, ActivityStep>
  readonly visit: Mutation<unknown, ActivityStep>
  /** The step that was last claimed or visited. */
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

  /** Whether a claim or a visit is on its way. */
  get busy(): boolean {
    return this.claim.isBusy() || this.visit.isBusy()
  }

  /** The first step that can be claimed now. */
  get next(): ActivityStep | undefined {
    return this.detail.value?.steps.find(({ state }) => state === CLAIM.available)
  }

  /** Claims a step; the reward is shown when it has come. */
  receive(step: ActivityStep): void {
    // An outcome that nobody knew yet is found out first, for the step that it is about.
    if (this.claim.state.name === 'unknown') return void this.claim.reconcile()
    this.stepId = step.id
    this.visit.reset()
    void this.claim.run(step)
  }

  /** Opens the link that a step is about, if it has one, and tells the backend that the player has been there. */
  visited(step: ActivityStep): void {
    if (this.visit.state.name === 'unknown') return void this.visit.reconcile()
    const link = this.detail.value?.links?.find(({ id }) => id === step.id)
    if (link) openExternal(this.#location, link.url)
    this.stepId = step.id
    this.claim.reset()
    void this.visit.run(step)
  }
}

/** The pages of the activities, each made when it is first opened. */
export class ActivityPageStore implements FeatureStore {
  readonly #parts: Parts
  readonly #pages = new Map<number, ActivityPage>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** The page of an activity. */
  page(activityId: number): ActivityPage {
    const page = this.#pages.get(activityId) ?? new ActivityPage(this.#parts, activityId)
    this.#pages.set(activityId, page)
    return page
  }

  /** What a page has read and written goes with the session by itself. */
  clear(): void {
    for (const page of this.#pages.values()) page.stepId = null
  }
}
