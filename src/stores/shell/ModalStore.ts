import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ModalName, Modals, NoProps, OpenModal } from './modals'

const EXCLUSIVE: ReadonlySet<ModalName> = new Set(['login', 'register', 'forgot'])

/** Stack of open modals, the last one on top; login, register and forgot are mutually exclusive (spec §2). */
export class ModalStore {
  stack: readonly OpenModal[] = []
  /** True once a modal has been opened or prepared: the host loads then. */
  used = false
  /** Close callbacks of the dialogs on screen, in the stack or on a page, and of pages that confirm leaving; topmost last. */
  layers: readonly (() => boolean)[] = []
  /** Modals that refuse to close, with the reason to announce. */
  readonly locks = new Map<ModalName, string>()

  constructor() {
    makeAutoObservable(this, { stack: observableRef, layers: observableRef }, { autoBind: true })
  }

  get top(): OpenModal | undefined {
    return this.stack.at(-1)
  }

  /** Whether the back button acts on this stack instead of the page. */
  get holdsBack(): boolean {
    return this.stack.length > 0 || this.layers.length > 0 || this.locks.size > 0
  }

  isOpen(name: ModalName): boolean {
    return this.stack.some((modal) => modal.name === name)
  }

  lockOf(name: ModalName): string | undefined {
    return this.locks.get(name)
  }

  /** Loads the modal host ahead of the first modal or lock. */
  prepare(): void {
    this.used = true
  }

  /** Opens a modal on top; one already open moves to the top with the new props. */
  open<N extends ModalName>(name: N, ...[props]: NoProps extends Modals[N] ? [] : [props: Modals[N]]): void {
    const replaces = (other: ModalName) =>
      other === name ||
      (EXCLUSIVE.has(name) && EXCLUSIVE.has(other)) ||
      // The request has timed out, but a reading found that it did succeed.
      (other === 'tips' && name === 'reward')
    // Name and props belong together, which the compiler cannot follow through the union.
    const opened = { name, props: props ?? {} } as OpenModal
    this.used = true
    this.stack = [...this.stack.filter((modal) => !replaces(modal.name)), opened]
  }

  /** False when it is locked. */
  close(name: ModalName): boolean {
    if (this.locks.has(name)) return false
    this.stack = this.stack.filter((modal) => modal.name !== name)
    return true
  }

  /** Closes the top one, as Escape and the back button do; false when locked. */
  closeTop(): boolean {
    const layer = this.layers.at(-1)
    if (layer === undefined) return this.top === undefined ? this.locks.size === 0 : this.close(this.top.name)
    const closed = layer()
    // At once, as the back button's history depends on it; what shows the layer is removed later.
    if (closed) this.#remove(layer)
    return closed
  }

  /**
   * Pushes a layer that `close` closes when the player goes back; false means that it stays. The returned function
   * removes it.
   */
  push(close: () => boolean): () => void {
    this.used = true
    this.layers = [...this.layers, close]
    return () => this.#remove(close)
  }

  /** Closes everything that is not locked, as on navigation. */
  closeAll(): void {
    this.stack = this.stack.filter(({ name }) => this.locks.has(name))
  }

  /** The modal refuses to close until the returned function is called. */
  lock(name: ModalName, reason: string): () => void {
    this.used = true
    this.locks.set(name, reason)
    return () => runInAction(() => this.locks.delete(name))
  }

  /** Closes everything, locked or not; layers go with what is on screen. */
  clear(): void {
    this.locks.clear()
    this.stack = []
  }

  #remove(close: () => boolean): void {
    runInAction(() => {
      this.layers = this.layers.filter((layer) => layer !== close)
    })
  }
}
