import { makeAutoObservable, observableRef } from 'mobx'
import type { Clock } from '../../platform/clock'
import type { Message } from '../data/message'

export const TOAST_MS = 4000

export interface Toast {
  id: number
  tone: 'info' | 'success' | 'danger'
  message: Message
  /** A button beside the text; a tap dismisses the toast. */
  action?: { label: Message; run: () => void } | undefined
}

/** Transient messages. */
export class ToastStore {
  list: readonly Toast[] = []
  /** True once a toast has been shown: the region loads then. */
  used = false
  readonly #clock: Clock
  #serial = 0

  constructor(clock: Clock) {
    this.#clock = clock
    makeAutoObservable(this, { list: observableRef })
  }

  /** Shows a toast for `TOAST_MS`. */
  show(tone: Toast['tone'], message: Message, action?: Toast['action']): void {
    const toast: Toast = { id: ++this.#serial, tone, message, action }
    this.used = true
    this.list = [...this.list, toast]
    this.#clock.after(TOAST_MS, () => this.dismiss(toast.id))
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id)
  }

  clear(): void {
    this.list = []
  }
}
