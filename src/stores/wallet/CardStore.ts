import { success } from '../../api/outcome'
import type { LengthLimits } from '../../contract/config'
import type { ReplyOf, RequestOf } from '../../contract/core/call'
import type { BankCard } from '../../contract/member'
import { addBankInfo, bankInfoList, modifyBankInfo } from '../../contract/wallet/cards'
import { Mutation, type MutationState } from '../core/Mutation'
import { Resource } from '../core/Resource'
import type { FeatureStore, RootStore } from '../core/RootStore'

export type Cards = ReplyOf<typeof bankInfoList>
/** Without an id, a new card; an empty number keeps the old one. */
export type CardValues = RequestOf<typeof addBankInfo> & { bankId?: string | undefined }

/** The player's bank cards (spec §3, §7). */
export class CardStore implements FeatureStore {
  readonly cards: Resource<Cards>
  readonly #root: RootStore
  readonly #save: Mutation<unknown, CardValues>
  /** Ids before the write, to tell a new card from one with the same last digits. */
  #before: readonly string[] = []

  constructor(root: RootStore) {
    const { api, session } = root
    this.#root = root
    this.cards = new Resource<Cards>(
      session.epoch,
      () => api.call(bankInfoList, {}),
      // A deposit asks the account's own list.
      ({ appUserBankList }) => root.member.replaceCards(appUserBankList),
    )
    this.#save = new Mutation<unknown, CardValues>(session.epoch, {
      write: ({ bankId, ...card }) =>
        bankId === undefined ? api.call(addBankInfo, card) : api.call(modifyBankInfo, { bankId, ...card }),
      reconcile: async (values) => {
        const outcome = await this.cards.refresh()
        if (!outcome.ok) return outcome
        return success(outcome.value.appUserBankList.find((card) => this.#isSaved(values, card)) ?? null)
      },
      refreshes: [this.cards],
    })
  }

  isBusy(): boolean {
    return this.#save.isBusy()
  }

  get limit(): LengthLimits['withdrawAccount'] | undefined {
    return this.#root.config.config?.lengthLimits.withdrawAccount
  }

  save(values: CardValues): Promise<MutationState<unknown> | null> {
    // First find out what the previous one did.
    if (this.#save.state.name === 'unknown') return this.#save.reconcile()
    this.#before = this.cards.value?.appUserBankList.map(({ bankId }) => bankId) ?? []
    return this.#save.run(values)
  }

  clear(): void {
    this.cards.clear()
    this.#save.reset()
  }

  #isSaved(values: CardValues, card: BankCard): boolean {
    const same = card.bankName === values.bankName && card.accountMasked.endsWith(values.accountNo.slice(-4))
    return same && (values.bankId === undefined ? !this.#before.includes(card.bankId) : card.bankId === values.bankId)
  }
}
