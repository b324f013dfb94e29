import { success } from '../../api/outcome'
import type { LengthLimits } from '../../contract/config'
import type { ReplyOf, RequestOf } from '../../contract/core/call'
import type { BankCard } from '../../contract/member'
import { addBankInfo, bankInfoList, modifyBankInfo } from '../../contract/wallet/cards'
import { Mutation, type MutationState } from '../data/Mutation'
import { Resource } from '../data/Resource'
import type { FeatureStore, RootStore } from '../root/RootStore'

export type Cards = ReplyOf<typeof bankInfoList>
/** Without an id, a new card; an empty number keeps the old one. */
export type CardValues = RequestOf<typeof addBankInfo> & { bankId?: string | undefined }

interface Save {
  values: CardValues
  /** Ids before the write, to tell a new card from one with the same last digits. */
  before: readonly string[]
}

const isSaved = ({ values, before }: Save, card: BankCard): boolean => {
  const isSame = card.bankName === values.bankName && card.accountMasked.endsWith(values.accountNo.slice(-4))
  return isSame && (values.bankId === undefined ? !before.includes(card.bankId) : card.bankId === values.bankId)
}

/** The player's bank cards (spec §3, §7). */
export class CardStore implements FeatureStore {
  readonly cards: Resource<Cards>
  readonly #root: RootStore
  readonly #save: Mutation<unknown, Save>

  constructor(root: RootStore) {
    const { api, session } = root
    this.#root = root
    this.cards = new Resource<Cards>(
      session.epoch,
      () => api.call(bankInfoList, {}),
      // A deposit asks the account's own list.
      ({ appUserBankList }) => root.member.replaceCards(appUserBankList),
    )
    this.#save = new Mutation<unknown, Save>(session.epoch, {
      write: ({ values: { bankId, ...card } }) =>
        bankId === undefined ? api.call(addBankInfo, card) : api.call(modifyBankInfo, { bankId, ...card }),
      reconcile: async (save) => {
        const outcome = await this.cards.refresh()
        if (!outcome.ok) return outcome
        return success(outcome.value.appUserBankList.find((card) => isSaved(save, card)) ?? null)
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
    const before = this.cards.value?.appUserBankList.map(({ bankId }) => bankId) ?? []
    return this.#save.send({ values, before })
  }

  clear(): void {
    this.cards.clear()
    this.#save.reset()
  }
}
