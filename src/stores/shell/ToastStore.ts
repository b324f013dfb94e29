import { makeAutoObservable, observableRef } from 'mobx'
import type { Clock } from '../../platform/clock'
import type { Message } from './message'

/** How long a toast stays, ms. */
export const TOAST_MS = 4000

/** A short message. */
export interface Toast {
  id: number
  tone: 'info' | 'success' | 'danger'
  message: Message
}

/** Messages that come and go by themselves. */
export class ToastStore {
  list: readonly Toast[] = []
  /** True from the first message on. */
  used = false
  readonly #clock: Clock
  #serial = 0

  constructor(clock: Clock) {
    this.#clock = clock
    makeAutoObservable(this, { list: observableRef })
  }

  /** Shows a message for a few seconds. */
  show(tone: Toast['tone'], message: Message): void {
    const toast: Toast = { id: ++this.#serial, tone, message }
    this.used = true
    this.list = [...this.list, toast]
    this.#clock.after(TOAST_MS, () => this.dismiss(toast.id))
  }

  /** Takes a message away. */
  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id)
  }

  /** Takes all messages away. */
  clear(): void {
    this.list = []
  }
}
