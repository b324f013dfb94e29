import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { MouseEvent } from 'react'
import { useTranslation } from '../../../../i18n'
import { Rich } from '../../../../i18n/Rich'
import { useFeature } from '../../../../stores/react/stores'
import { RecentSearches } from '../../../../stores/search/RecentSearches'
import { theme } from '../../../../theme/theme'
import { Tiles } from '../../../../ui/art/thumb/Tiles'
import { RetryNote } from '../../../../ui/feedback/RetryNote'
import { Skeleton } from '../../../../ui/feedback/Skeleton'
import { SkeletonGroup } from '../../../../ui/feedback/SkeletonGroup'
import { WindowedList } from '../../../../ui/lists/WindowedList'
import { GameGrid } from '../../games/GameGrid'
import { useColumns } from '../../games/useColumns'
import type { Search } from '../useSearch'
import { NoMatch } from './NoMatch'
import { ResultCard } from './ResultCard'
import { RESULT_ROW, ResultRow } from './ResultRow'

/** The best match as a card that can be played, the others as rows; without a query, tiles. */
export const Results = observer(function Results({ search }: { search: Search }) {
  const { t } = useTranslation()
  const recent = useFeature(RecentSearches)
  const columns = useColumns()
  const { query, keepQuery, results, indexing, retry, corrected } = search
  if (indexing && retry)
    return <RetryNote title={t('search.failed')} retryLabel={t('action.retry')} onRetry={async () => retry()} />
  if (indexing) return <RowsSkeleton />
  const [best, ...others] = results
  if (!best) {
    return <NoMatch search={search} />
  }
  // Browsed, not searched: there is no best match.
  if (query.trim() === '')
    return (
      <Tiles>
        <GameGrid games={results.map(({ game }) => game)} columns={columns} from={0} />
      </Tiles>
    )
  // A search is worth keeping once it led to a game. On the way down: the link then leaves the page.
  const keep = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('a'))) return
    keepQuery()
    recent.add(query)
  }
  return (
    <Root onClickCapture={keep}>
      {corrected && (
        <Corrected>
          <Rich text={t('search.corrected')} parts={{ query: <b>{corrected}</b> }} />
        </Corrected>
      )}
      <ResultCard game={best.game} />
      <WindowedList
        label={t('search.results')}
        items={others}
        itemKey={({ game }) => game.id}
        renderItem={(result) => <ResultRow result={result} query={query} />}
        rowSize={RESULT_ROW}
      />
    </Root>
  )
})

function RowsSkeleton() {
  const { t } = useTranslation()
  return (
    <SkeletonGroup label={t('shell.loading')}>
      <Placeholders>
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} blockSize="64px" />
        ))}
      </Placeholders>
    </SkeletonGroup>
  )
}

const Root = styled.div`
  max-inline-size: 720px;
`

const Corrected = styled.p`
  ${theme.type.bodyMd};
  margin-block: ${theme.space[2]};
  color: ${theme.color.text.secondary};
  overflow-wrap: anywhere;
  b {
    color: ${theme.color.text.primary};
  }
`

const Placeholders = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  margin-block-start: ${theme.space[3]};
`
