import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/react/stores'
import { RecentSearches } from '../../../stores/search/RecentSearches'
import { theme } from '../../../theme/theme'
import { SearchField } from '../../../ui/fields/SearchField'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { BackButton } from '../../../ui/navigation/BackButton'
import { Facets } from './Facets'
import { ResultCount } from './results/ResultCount'
import { Results } from './results/Results'
import { SearchStart } from './SearchStart'
import { useSearch } from './useSearch'

/** Search over the catalog (`/game/search`, spec §2): by name, studio, type and feature, kept in the address. */
export const SearchScreen = observer(function SearchScreen() {
  const { t } = useTranslation()
  const search = useSearch()
  const recent = useFeature(RecentSearches)
  const { query, setQuery } = search
  const form = useRef<HTMLFormElement>(null)
  const composing = useRef(false)
  // Focus the field on a fresh visit only; links to results and Back must not open the keyboard.
  const types = useNavigationType() !== 'POP' && search.resting
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on arrival
  useEffect(() => {
    if (types) form.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [])
  return (
    <Root>
      <VisuallyHidden as="h1">{t('title.gameSearch')}</VisuallyHidden>
      <Head>
        <BackButton />
        <form
          ref={form}
          onSubmit={(event) => {
            event.preventDefault()
            recent.add(query)
          }}
        >
          <SearchField
            label={t('title.gameSearch')}
            placeholder={t('search.hint')}
            clearLabel={t('search.clear')}
            value={query}
            onChange={(text) => setQuery(text, composing.current)}
            onCompositionStart={() => {
              composing.current = true
            }}
            onCompositionEnd={({ currentTarget }) => {
              composing.current = false
              setQuery(currentTarget.value)
            }}
            maxLength={100}
          />
        </form>
      </Head>
      <Facets search={search} />
      <ResultCount search={search} />
      {search.resting ? <SearchStart search={search} /> : <Results search={search} />}
    </Root>
  )
})

const Root = styled.div`
  padding: ${theme.space[2]} ${theme.space.gutter} ${theme.space[8]};
`

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  form {
    flex: 1;
    min-inline-size: 0;
  }
`
