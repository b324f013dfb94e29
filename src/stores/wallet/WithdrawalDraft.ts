import { makeAutoObservable } from 'mobx'
import type { Cents } from '../../domain/money'
import { AmountEntry } from './AmountEntry'

/** How much the player is about to withdraw, how, and to which card. It outlives the page, as a missing card leads to another one. */
export class WithdrawalDraft {
  readonly entry = new AmountEntry<Cents>()
  /** Key of the method; null = not chosen. */
  method: string | null = null
  /** Id of the card; null = not chosen. */
  bankId: string | null = null

  constructor() {
    makeAutoObservable(this, { entry: false })
  }

  choose(method: string): void {
    this.method = method
  }

  useCard(bankId: string): void {
    this.bankId = bankId
  }

  clear(): void {
    this.entry.clear()
    this.method = null
    this.bankId = null
  }
}
