import { makeAutoObservable } from 'mobx'
import { success } from '../../api/outcome'
import { PROP } from '../../contract/activity/rewards'
import type { ReplyOf } from '../../contract/core/call'
import { actInviteClickInvite, actInviteUserSpin } from '../../contract/invite'
import type { Stop } from '../../platform/clock'
import { KeptRequest, type Keyed } from '../data/KeptRequest'
import { Mutation } from '../data/Mutation'
import { message } from '../data/message'
import type { FeatureStore, RootStore } from '../root/RootStore'
import { CashOut } from './CashOut'
import { InviteReads, type SpinResult } from './InviteReads'
import { WheelTurn } from './WheelTurn'

type Clicked = ReplyOf<typeof actInviteClickInvite>

/** The invite wheel: spins and taps on Invite. */
export class InviteStore implements FeatureStore {
  readonly reads: InviteReads
  readonly turn: WheelTurn
  /** Its request is the id of the spin before it. */
  readonly spin: Mutation<SpinResult, string | undefined>
  readonly cashOut: CashOut
  readonly click: Mutation<Clicked, object, Keyed>
  readonly #root: RootStore
  #subscribers = 0

  constructor(root: RootStore) {
    const { api, platform, session } = root
    const { epoch } = session
    this.#root = root
    this.reads = new InviteReads(root)
    this.turn = new WheelTurn(platform.clock)
    const whenRefused = ({ name }: { name: string }) => name === 'refused' && this.#refresh()
    this.spin = new Mutation<SpinResult, string | undefined>(epoch, {
      write: async () => {
        const outcome = await api.call(actInviteUserSpin, {})
        if (!outcome.ok) return outcome
        const { sectorId, award } = outcome.value
        return success({ sectorId, award })
      },
      reconcile: (lastSpin) => this.reads.spinAfter(lastSpin),
      onState: whenRefused,
      onDone: (result) => this.#turnTo(result),
    })
    this.cashOut = new CashOut(root, this.reads, () => this.#refresh())
    this.click = new Mutation<Clicked, object, Keyed>(epoch, {
      intent: new KeptRequest('inviteRequest', platform, { describe: () => 'tap' }),
      write: (request) => api.call(actInviteClickInvite, request),
      // The key makes a repeat safe.
      reconcile: (request) => api.call(actInviteClickInvite, request),
      onDone: ({ spins }) => this.#showEarned(spins),
    })
    root.busy.add(() => this.turn.target !== null)
    makeAutoObservable(this, { reads: false, turn: false, spin: false, cashOut: false, click: false })
  }

  /** Keeps everything loaded while it is on screen. */
  subscribe(): Stop {
    const { reads, turn } = this
    this.#subscribers++
    const stop = reads.open()
    return () => {
      stop()
      if (--this.#subscribers === 0) turn.finish()
    }
  }

  /** With a known record only, since it tells what a spin without a reply did. */
  get canSpin(): boolean {
    const { wheel, record } = this.reads
    return Boolean(wheel.value?.spins) && record.latest !== null && !this.spin.isBusy() && !this.turn.target
  }

  makeSpin(): void {
    if (this.canSpin || this.spin.state.name === 'unknown') void this.spin.send(this.reads.lastSpin?.id)
  }

  /** Counts a tap on Invite; the first of a day earns a spin. */
  tapInvite(): void {
    void this.click.send({})
  }

  clear(): void {
    this.turn.clear()
  }

  #showEarned(spins: number): void {
    const { wheel } = this.reads
    const earned = spins - (wheel.value?.spins ?? spins)
    if (earned > 0) this.#root.toasts.show('success', message('invite.earned', { count: earned }))
    void wheel.refresh()
    this.#root.activities.update()
  }

  #turnTo(result: SpinResult): void {
    const { prefs } = this.#root
    const still = this.#subscribers === 0 || prefs.reducedMotion
    this.turn.begin(result, this.reads.wheel.value?.sectors ?? [], still, () => this.#stopped())
  }

  /** Points are paid at once; the gift opens when this spin reached the goal, in front of the player only. */
  #stopped(): void {
    const { modals } = this.#root
    const wasReached = this.reads.isReached
    const { award } = this.turn.result ?? {}
    if (this.#subscribers > 0 && award && award.propId !== PROP.coin) modals.open('reward', { awards: [award] })
    void this.#refresh().then(() => {
      if (this.#subscribers > 0 && !wasReached && this.reads.isReached) modals.open('vipGift')
    })
  }

  async #refresh(): Promise<void> {
    const { activities, member } = this.#root
    activities.update()
    void member.refresh()
    await this.reads.refresh()
  }
}
