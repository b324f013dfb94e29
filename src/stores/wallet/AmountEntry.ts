import { makeAutoObservable } from 'mobx'

/** An amount as a player enters it: typed, or selected. The field reads what is typed, in its language. */
export class AmountEntry<Amount extends number> {
  /** As typed; null = nothing is, and the field writes the amount. */
  typed: string | null = null
  /** Null = not entered, or typed and unreadable. */
  amount: Amount | null = null

  constructor() {
    makeAutoObservable(this)
  }

  get isEntered(): boolean {
    return this.typed !== null || this.amount !== null
  }

  /** What was entered, even if it cannot be read; else the preset amount. */
  or(preset: Amount | null): Amount | null {
    return this.isEntered ? this.amount : preset
  }

  /** `amount` = what the text was read as; null = none. */
  type(typed: string, amount: Amount | null): void {
    this.typed = typed
    this.amount = amount
  }

  select(amount: Amount): void {
    this.typed = null
    this.amount = amount
  }

  clear(): void {
    this.typed = null
    this.amount = null
  }
}
