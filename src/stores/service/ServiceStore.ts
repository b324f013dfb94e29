import { getCustomerServices } from '../../contract/config'
import type { ReplyOf } from '../../contract/core/call'
import { SERVICE_ITEM } from '../../contract/core/enums'
import { Resource } from '../data/Resource'
import type { FeatureStore, RootStore } from '../root/RootStore'

type Services = ReplyOf<typeof getCustomerServices>
export type Answer = NonNullable<Services['faq']>[number]
export type Operator = NonNullable<Services['operator']>

/** A heading with its questions; '' where the backend names no section. */
export interface FaqSection {
  /** Anchor of the section. */
  id: string
  title: string
  answers: Answer[]
}

/** Questions with answers, the other ways to reach support, and who runs the service. */
export class ServiceStore implements FeatureStore {
  readonly services: Resource<Services>
  readonly #config: RootStore['config']

  constructor({ api, config, session }: RootStore) {
    this.#config = config
    this.services = new Resource<Services>(session.epoch, () => api.call(getCustomerServices, {}))
  }

  get answers(): readonly Answer[] {
    return this.services.value?.faq ?? []
  }

  /** Without a reply, those of the configuration, which is kept from visit to visit. */
  get phones(): Services['list'] {
    const list = this.services.value?.list ?? this.#config.services
    return list.filter(({ itemType }) => itemType === SERVICE_ITEM.phone)
  }

  /** Questions that contain every word, whatever its case and accents; all of them without a word. */
  find(words: string, locale: string): readonly Answer[] {
    const sought = plain(words, locale).split(/\s+/)
    return this.answers.filter(({ question, answer }) => {
      const text = plain(`${question} ${answer}`, locale)
      return sought.every((word) => text.includes(word))
    })
  }

  clear(): void {
    this.services.clear()
  }
}

/** In the order in which the sections first occur. */
export const sectionsOf = (answers: readonly Answer[]): FaqSection[] => {
  const sections = new Map<string, FaqSection>()
  for (const answer of answers) {
    const { section: title = '' } = answer
    const section = sections.get(title) ?? { id: `section-${sections.size + 1}`, title, answers: [] }
    section.answers.push(answer)
    sections.set(title, section)
  }
  return [...sections.values()]
}

/** Without accents and in lower case, for comparison. */
const plain = (text: string, locale: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(locale).trim()
