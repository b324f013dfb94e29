import { makeAutoObservable, observableRef } from 'mobx'
import { type Outcome, refusalCode, success } from '../../api/outcome'
import { REFUSAL } from '../../contract/core/refusals'
import { delMail, getMailDetail } from '../../contract/mail'
import type { Stop } from '../../platform/clock'
import { Mutation } from '../data/Mutation'
import type { RootStore } from '../root/RootStore'

/** How long a deletion can be undone, ms. */
export const UNDO_MS = 6_000

/** One mail, or all that are read and have nothing left to claim. */
export type Removed = { id: string } | 'finished'

interface Deleted {
  deleted: number
}

/** A deletion: the mails vanish at once; it is sent when it can no longer be undone. */
export class MailRemoval {
  waiting: Removed | null = null
  /** Being deleted, until the list has been read again. */
  sending: Removed | null = null
  readonly write: Mutation<Deleted, Removed>
  readonly #clock: RootStore['platform']['clock']
  #timer: Stop | null = null

  /** `finished` reads how many mails `'finished'` still means. */
  constructor(
    { api, session, platform }: RootStore,
    { finished, onDone }: { finished: () => Promise<Outcome<number>>; onDone: () => Promise<unknown> },
  ) {
    this.#clock = platform.clock
    const find = async (id: string): Promise<Outcome<Deleted | null>> => {
      const read = await api.call(getMailDetail, { id })
      if (read.ok) return success(null)
      const { failure } = read
      return refusalCode(failure) === REFUSAL.notFound ? success({ deleted: 1 }) : read
    }
    this.write = new Mutation<Deleted, Removed>(session.epoch, {
      write: (removed) => api.call(delMail, removed === 'finished' ? {} : removed),
      reconcile: async (removed) => {
        if (removed !== 'finished') return find(removed.id)
        const left = await finished()
        return left.ok ? success(left.value === 0 ? { deleted: 0 } : null) : left
      },
      onState: ({ name }) => {
        if (name !== 'busy' && name !== 'checking') void onDone().then(() => this.#sent())
      },
    })
    makeAutoObservable(this, { waiting: observableRef, sending: observableRef, write: false })
  }

  /** Hides the mails, and deletes them after `UNDO_MS`. */
  begin(removed: Removed): void {
    this.flush()
    this.waiting = removed
    this.#later()
  }

  undo(): void {
    this.#timer?.()
    this.waiting = null
  }

  /** Deletes what waits, once the previous deletion is done. */
  flush(): void {
    const { waiting } = this
    if (waiting && this.write.isBusy()) this.#later()
    else if (waiting) {
      this.undo()
      this.write.reset()
      this.sending = waiting
      void this.write.send(waiting)
    }
  }

  clear(): void {
    this.undo()
    this.#sent()
    this.write.reset()
  }

  #sent(): void {
    this.sending = null
  }

  #later(): void {
    this.#timer?.()
    this.#timer = this.#clock.after(UNDO_MS, () => this.flush())
  }
}
