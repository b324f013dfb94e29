import { useState } from 'react'
import { useTranslation } from '../../i18n'
import type { Answer, ServiceStore } from '../../stores/service/ServiceStore'
import { LiveRegion } from '../../ui/feedback/LiveRegion'
import { SearchField } from '../../ui/fields/SearchField'

/** The search of the common questions: its field, and the questions it finds. Use in observers. */
export function useFaqSearch(store: ServiceStore) {
  const { t, i18n } = useTranslation()
  const [words, setWords] = useState('')
  const found: readonly Answer[] = store.find(words, i18n.language)
  const searching = words.trim() !== ''
  const field = (
    <>
      <SearchField
        label={t('service.search')}
        clearLabel={t('service.search.clear')}
        value={words}
        maxLength={200}
        onChange={setWords}
      />
      <LiveRegion message={searching && found.length === 0 ? t('service.none') : ''} />
    </>
  )
  return { field, found, searching }
}
