import { success } from '../../api/outcome'
import { type Award, PROP } from '../../contract/activity/rewards'
import { CLAIM } from '../../contract/core/enums'
import { actInviteUserExchange } from '../../contract/invite'
import { safeTarget } from '../../platform/page/navigation'
import { Mutation } from '../data/Mutation'
import { message } from '../data/message'
import type { RootStore } from '../root/RootStore'
import { sharingOf } from '../shell/sharing'
import type { InviteReads } from './InviteReads'

interface Received {
  awards: readonly Award[]
}

/** Pays the progress of the invite wheel out as coin. */
export class CashOut {
  /** Its request is what it should pay, cents. */
  readonly exchange: Mutation<Received, number>
  readonly #root: RootStore
  readonly #reads: InviteReads

  constructor(root: RootStore, reads: InviteReads, refresh: () => Promise<void>) {
    const { api, modals, session } = root
    this.#root = root
    this.#reads = reads
    this.exchange = new Mutation<Received, number>(session.epoch, {
      write: () => api.call(actInviteUserExchange, {}),
      reconcile: async (expected) => {
        const outcome = await reads.status.refresh()
        if (!outcome.ok) return outcome
        const isPaid = outcome.value.state === CLAIM.claimed
        return success(isPaid ? { awards: [{ propId: PROP.coin, count: expected }] } : null)
      },
      refreshes: [{ refresh }],
      onDone: ({ awards }) => modals.open('reward', { awards }),
    })
  }

  run(): void {
    void this.exchange.send(this.#reads.wheel.value?.progress ?? 0)
  }

  /** The VIP gift: copies the player's id and cashes out (spec §2). */
  claimGift(): void {
    const { member, toasts } = this.#root
    const { id = '' } = member.info ?? {}
    sharingOf(this.#root)
      .copy(id)
      .then(
        () => toasts.show('success', message('invite.id.copied')),
        () => toasts.show('info', message('invite.id.shown', { id })),
      )
    this.run()
  }

  /** Opens the player's share link: a page of ours through `goTo`, any other outside. */
  openLink(goTo: (path: string) => void): void {
    const { location } = this.#root.platform
    const target = safeTarget(this.#reads.wheel.value?.shareUrl ?? '', location.origin)
    if (target.kind === 'route') goTo(target.path)
    else if (target.kind === 'external') location.open(target.url)
  }
}
