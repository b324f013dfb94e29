import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { ServiceItem } from '../../contract/config'
import { SERVICE_ITEM } from '../../contract/core/enums'
import type { SupportChat, SupportLine, SupportState, SupportWords } from '../../platform/device/support'
import { deploymentSupport } from '../../platform/device/supportScript'
import { ChosenImages } from '../image/ChosenImages'
import type { FeatureStore, RootStore } from '../root/RootStore'

export type { SupportMessage, SupportOrder } from '../../platform/device/support'

/** A message that has not arrived yet. */
export interface Outgoing extends SupportWords {
  id: number
  state: 'sending' | 'failed'
}

/** The conversation with support. */
export class ChatStore implements FeatureStore {
  thread: SupportState | null = null
  outbox: readonly Outgoing[] = []
  /** What is being written, kept while another page is open. */
  draft = ''
  readonly images = new ChosenImages()
  /** The chat could not be loaded. */
  failed = false
  /** Messages that the player has seen. */
  seen = 0
  readonly #root: Pick<RootStore, 'platform' | 'session' | 'config'>
  readonly #support: SupportChat | undefined
  #line: SupportLine | null = null
  /** The conversation being opened; null when it was left in the meantime. */
  #joining: object | null = null
  #serial = 0

  constructor(root: Pick<RootStore, 'platform' | 'session' | 'config'>) {
    this.#root = root
    this.#support = root.platform.support ?? deploymentSupport()
    makeAutoObservable(this, { thread: observableRef, outbox: observableRef })
  }

  /** The first online queue, if this deployment has a chat (spec §3: itemType 1). */
  get queue(): ServiceItem | null {
    const { session, config } = this.#root
    if (!this.#support || !session.signedIn) return null
    return config.services.find(({ itemType }) => itemType === SERVICE_ITEM.online) ?? null
  }

  /** The player has written something. */
  get begun(): boolean {
    return this.thread?.messages.some(({ from }) => from === 'player') ?? false
  }

  get unread(): number {
    return Math.max(0, (this.thread?.messages.length ?? 0) - this.seen)
  }

  /** Images per message, as for feedback; 0 until the configuration is known. */
  get limit(): number {
    return this.#root.config.config?.feedbackConfig.imagesLimit ?? 0
  }

  /** Joins the conversation, once for a session. */
  async join(language: string): Promise<void> {
    const { queue } = this
    const support = this.#support
    if (this.#line || this.#joining || !queue || !support) return
    this.failed = false
    const joining = {}
    this.#joining = joining
    const visit = { license: queue.param1, group: queue.param2, token: this.#root.session.token ?? '', language }
    const isOurs = () => this.#joining === joining
    const line = await support.join(visit, (state) => isOurs() && this.#take(state)).catch(() => null)
    runInAction(() => {
      if (!isOurs()) return line?.leave()
      this.#line = line
      this.failed = !line
      if (!line) this.#joining = null
    })
  }

  write(text: string): void {
    this.draft = text
  }

  /** Sends what was written and chosen. */
  async sendDraft(): Promise<void> {
    const { draft, images } = this
    if (images.busy) return
    const urls = images.urls
    this.draft = ''
    images.clear()
    await this.send(draft, null, urls)
  }

  /** Sends a message, about an order if it has one. */
  async send(words: string, order: string | null = null, images: readonly string[] = []): Promise<void> {
    const text = words.trim()
    if (text !== '' || images.length > 0)
      await this.#deliver({ id: ++this.#serial, text, order, images, state: 'sending' })
  }

  /** Sends what did not arrive once more. */
  async again(id: number): Promise<void> {
    const failed = this.outbox.find((one) => one.id === id && one.state === 'failed')
    if (failed) await this.#deliver({ ...failed, state: 'sending' })
  }

  /** Everything there is has been seen. */
  read(): void {
    this.seen = this.thread?.messages.length ?? 0
  }

  clear(): void {
    this.#line?.leave()
    this.#line = null
    this.#joining = null
    this.failed = false
    this.images.clear()
    this.thread = null
    this.outbox = []
    this.draft = ''
    this.seen = 0
  }

  async #deliver(message: Outgoing): Promise<void> {
    const line = this.#line
    if (!line) return
    this.#put(message)
    const arrived = await line.send(message).catch(() => false)
    runInAction(() => {
      if (this.#line !== line) return
      if (arrived) this.outbox = this.outbox.filter(({ id }) => id !== message.id)
      else this.#put({ ...message, state: 'failed' })
    })
  }

  #put(message: Outgoing): void {
    const known = this.outbox.some(({ id }) => id === message.id)
    this.outbox = known ? this.outbox.map((one) => (one.id === message.id ? message : one)) : [...this.outbox, message]
  }

  #take(state: SupportState): void {
    runInAction(() => {
      this.thread = state
    })
  }
}
