import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Award } from '../../contract/activity/rewards'

type Nothing = Record<never, never>

/** Every global modal with what it is opened with: the props of its component (spec §2). */
export interface Modals {
  login: Nothing
  register: Nothing
  forgot: Nothing
  reward: { awards: readonly Award[] }
  download: Nothing
  notice: Nothing
  firstDeposit: Nothing
  inviteSpin: Nothing
  vipGift: Nothing
  jackpot: Nothing
  tips: Nothing
}

/** The name of a modal. */
export type ModalName = keyof Modals
/** A modal that is open, with its props. */
export type OpenModal = { [N in ModalName]: { name: N; props: Modals[N] } }[ModalName]

const EXCLUSIVE: ReadonlySet<ModalName> = new Set(['login', 'register', 'forgot'])

/** The one stack of open modals: the last one is on top; login, register and forgot exclude each other (spec §2). */
export class ModalStore {
  stack: readonly OpenModal[] = []
  /** True from the first modal on. */
  used = false
  /** What lies on top of the modals or of a page, last one on top: sheets and results that their owner shows. */
  layers: readonly (() => void)[] = []
  /** Modals that refuse to close, with the reason that is announced. */
  readonly locks = new Map<ModalName, string>()

  constructor() {
    makeAutoObservable(this, { stack: observableRef, layers: observableRef })
  }

  get top(): OpenModal | undefined {
    return this.stack.at(-1)
  }

  /** Whether going back has to do with what is open here, not with pages. */
  get holdsBack(): boolean {
    return this.stack.length > 0 || this.layers.length > 0 || this.locks.size > 0
  }

  isOpen(name: ModalName): boolean {
    return this.stack.some((modal) => modal.name === name)
  }

  lockOf(name: ModalName): string | undefined {
    return this.locks.get(name)
  }

  /** Brings what holds the back button, before anything is open or locked. */
  prepare(): void {
    this.used = true
  }

  /** Opens a modal on top; one that is open already comes to the top with its new props. */
  open<N extends ModalName>(name: N, ...[props]: Nothing extends Modals[N] ? [] : [props: Modals[N]]): void {
    const leaves = EXCLUSIVE.has(name)
      ? (other: ModalName) => EXCLUSIVE.has(other)
      : (other: ModalName) => other === name
    // A name and the props of that name, which the compiler cannot follow through the union.
    const opened = { name, props: props ?? {} } as OpenModal
    this.used = true
    this.stack = [...this.stack.filter((modal) => !leaves(modal.name)), opened]
  }

  /** Closes a modal; false when it is locked. */
  close(name: ModalName): boolean {
    if (this.locks.has(name)) return false
    this.stack = this.stack.filter((modal) => modal.name !== name)
    return true
  }

  /** Closes the top one, as Escape and the back button do; false when it is locked. */
  closeTop(): boolean {
    const layer = this.layers.at(-1)
    if (layer === undefined) return this.top === undefined ? this.locks.size === 0 : this.close(this.top.name)
    layer()
    return true
  }

  /** Puts a layer on top, closed by `close` when the player goes back; the returned stop takes it off. */
  push(close: () => void): () => void {
    this.used = true
    this.layers = [...this.layers, close]
    return () => this.#removeLayer(close)
  }

  /** Closes all that may be closed: the player went to another page. */
  closeAll(): void {
    this.stack = this.stack.filter(({ name }) => this.locks.has(name))
  }

  /** Refuses to close a modal until the returned release is called. */
  lock(name: ModalName, reason: string): () => void {
    this.used = true
    this.locks.set(name, reason)
    return () => this.#unlock(name)
  }

  /** Closes everything, locked or not: the player is gone. */
  clear(): void {
    this.locks.clear()
    this.layers = []
    this.stack = []
  }

  #removeLayer(close: () => void): void {
    runInAction(() => {
      this.layers = this.layers.filter((layer) => layer !== close)
    })
  }

  #unlock(name: ModalName): void {
    runInAction(() => this.locks.delete(name))
  }
}
