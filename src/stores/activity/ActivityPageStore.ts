import { makeAutoObservable } from 'mobx'
import { type Outcome, refusalCode, success } from '../../api/outcome'
import { type ActivityStep, activityDetail, activityReceive, activityVisit } from '../../contract/activity/activityPage'
import type { Award } from '../../contract/activity/rewards'
import type { ReplyOf } from '../../contract/core/call'
import { CLAIM } from '../../contract/core/enums'
import { REFUSAL } from '../../contract/core/refusals'
import type { Platform } from '../../platform'
import type { Stop } from '../../platform/clock'
import { openExternal } from '../../platform/page/navigation'
import { Mutation } from '../data/Mutation'
import { Resource } from '../data/Resource'
import type { FeatureStore, RootStore } from '../root/RootStore'

export type ActivityDetail = ReplyOf<typeof activityDetail>

interface Received {
  awards: readonly Award[]
}

/** Claims one step after the other until one is refused; what was paid before counts. */
const claimAll = async (
  steps: readonly ActivityStep[],
  receive: (stepId: string) => Promise<Outcome<Received>>,
): Promise<Outcome<Received>> => {
  const awards: Award[] = []
  for (const { id } of steps) {
    const outcome = await receive(id)
    if (outcome.ok) awards.push(...outcome.value.awards)
    else return awards.length > 0 ? success({ awards }) : outcome
  }
  return success({ awards })
}

type Parts = Pick<RootStore, 'activities' | 'api' | 'member' | 'modals' | 'platform' | 'session'>

/** The page of one activity: its steps, and the player's two actions, claim and visit. */
export class ActivityPage {
  readonly detail: Resource<ActivityDetail>
  readonly claim: Mutation<Received, readonly ActivityStep[]>
  readonly visit: Mutation<unknown, ActivityStep>
  openedId: string | null = null

  readonly activityId: number
  readonly #location: Platform['location']
  readonly #activities: Parts['activities']

  constructor({ api, platform, session, member, activities, modals }: Parts, activityId: number) {
    const { epoch } = session
    this.activityId = activityId
    this.#location = platform.location
    this.#activities = activities
    this.detail = new Resource(epoch, () => api.call(activityDetail, { activityId }))
    this.claim = new Mutation<Received, readonly ActivityStep[]>(epoch, {
      write: (steps) => claimAll(steps, (stepId) => api.call(activityReceive, { activityId, stepId })),
      reconcile: async (steps) => {
        const outcome = await this.detail.refresh()
        if (!outcome.ok) return outcome
        const claimed = outcome.value.steps.filter(
          ({ id, state }) => state === CLAIM.claimed && steps.some((step) => step.id === id),
        )
        return success(claimed.length > 0 ? { awards: claimed.flatMap(({ awards }) => awards) } : null)
      },
      refreshes: [this.detail, member, { refresh: () => activities.update() }],
      onDone: ({ awards }) => modals.open('reward', { awards }),
    })
    this.visit = new Mutation<unknown, ActivityStep>(epoch, {
      write: ({ id }) => api.call(activityVisit, { activityId, stepId: id }),
      reconcile: async ({ id }) => {
        const outcome = await this.detail.refresh()
        if (!outcome.ok) return outcome
        return success(outcome.value.steps.find((step) => step.id === id && step.state === CLAIM.available) ?? null)
      },
      refreshes: [this.detail, { refresh: () => activities.update() }],
    })
    makeAutoObservable(this, { detail: false, claim: false, visit: false })
  }

  /** The step last claimed or visited. */
  get stepId(): string | null {
    return (this.claim.request?.[0] ?? this.visit.request)?.id ?? null
  }

  /** Whether a claim or a visit is in flight. */
  get busy(): boolean {
    return this.claim.isBusy() || this.visit.isBusy()
  }

  /** Whether it was taken off while its page was open; what was read stays. */
  get ended(): boolean {
    const { value, failure } = this.detail
    if (value === null) return false
    const isRefused = refusalCode(failure) === REFUSAL.activityEnded
    return isRefused || (this.#activities.known && this.#activities.byId(this.activityId) === undefined)
  }

  /** The first claimable step. */
  get next(): ActivityStep | undefined {
    return this.detail.value?.steps.find(({ state }) => state === CLAIM.available)
  }

  /** Every claimable step. */
  get ready(): readonly ActivityStep[] {
    return this.detail.value?.steps.filter(({ state }) => state === CLAIM.available) ?? []
  }

  /** Claims steps and shows the reward modal on success. */
  claimSteps(...steps: readonly ActivityStep[]): void {
    if (this.visit.isBusy()) return
    this.visit.reset()
    void this.claim.send(steps)
  }

  /** The step whose address was opened and is not verified yet. */
  get opened(): ActivityStep | undefined {
    return this.detail.value?.steps.find(({ id, state }) => id === this.openedId && state === CLAIM.locked)
  }

  /** The address outside that a step asks to visit. */
  linkOf({ id }: ActivityStep): string | undefined {
    return this.detail.value?.links?.find((link) => link.id === id)?.url
  }

  /** Opens a step's address outside; the visit counts once it is verified. */
  open(step: ActivityStep): void {
    const url = this.linkOf(step)
    if (url === undefined) return
    openExternal(this.#location, url)
    this.openedId = step.id
  }

  /** Reports a visit. */
  visited(step: ActivityStep): void {
    if (this.claim.isBusy()) return
    this.claim.reset()
    void this.visit.send(step)
  }

  /** Forgets what was read and done, but for a claim or a visit in flight. */
  clear(): void {
    this.openedId = null
    this.detail.clear()
    for (const write of [this.claim, this.visit]) if (!write.isBusy()) write.reset()
  }
}

/** The activity pages on screen. */
export class ActivityPageStore implements FeatureStore {
  readonly #parts: Parts
  readonly #pages = new Map<number, ActivityPage>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Created on first use. */
  page(activityId: number): ActivityPage {
    const page = this.#pages.get(activityId) ?? new ActivityPage(this.#parts, activityId)
    this.#pages.set(activityId, page)
    return page
  }

  /** Keeps a page loaded until the returned function is called; it is forgotten with its last subscriber. */
  subscribe(page: ActivityPage): Stop {
    this.#pages.set(page.activityId, page)
    const stop = page.detail.subscribe()
    return () => {
      stop()
      if (page.detail.isUsed()) return
      page.clear()
      this.#pages.delete(page.activityId)
    }
  }

  clear(): void {
    for (const page of this.#pages.values()) page.clear()
  }
}
