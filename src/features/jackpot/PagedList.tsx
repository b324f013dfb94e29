import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from '../../i18n'
import type { PagedResource } from '../../stores/core/PagedResource'
import { useStores } from '../../stores/react'
import { theme } from '../../theme/theme'
import { Button } from '../../ui/Button'
import { Note } from '../../ui/Note'
import { Skeleton } from '../../ui/Skeleton'
import { SkeletonGroup } from '../../ui/SkeletonGroup'
import { SignedOutList } from './SignedOutList'

interface PagedListProps<R> {
  pages: Pick<PagedResource<R>, 'rows' | 'state' | 'hasMore' | 'open' | 'more'>
  /** Shown instead of an empty list. */
  empty: ReactNode
  children: (rows: readonly R[]) => ReactNode
}

/** Rows that come page by page, with the way to the next page, or to the one that failed; a visitor is shown the way to sign in. */
function PagedListView<R>({ pages, empty, children }: PagedListProps<R>) {
  const { session } = useStores()
  const { t } = useTranslation()
  const { signedIn } = session
  useEffect(() => {
    if (signedIn) void pages.open()
  }, [pages, signedIn])
  if (!signedIn) return <SignedOutList />
  const { rows, state, hasMore } = pages
  const busy = state === 'loading' || state === 'idle'
  return (
    <Root>
      {rows.length > 0 && children(rows)}
      {rows.length === 0 && busy && (
        <SkeletonGroup label={t('jackpot.list.loading')}>
          {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
            <Skeleton key={row} blockSize="56px" />
          ))}
        </SkeletonGroup>
      )}
      {rows.length === 0 && state === 'ready' && empty}
      {state === 'failed' && (
        <Note tone="warning" live>
          {t('jackpot.list.failed')}
        </Note>
      )}
      {(hasMore || state === 'failed' || (busy && rows.length > 0)) && (
        <Button
          variant="secondary"
          wide
          busy={busy}
          busyLabel={t('jackpot.list.loading')}
          onClick={() => void pages.more()}
        >
          {t(state === 'failed' ? 'jackpot.reload.retry' : 'jackpot.list.more')}
        </Button>
      )}
    </Root>
  )
}

/** Rows that come page by page. */
export const PagedList = observer(PagedListView)

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  & > [aria-busy] {
    display: grid;
    gap: ${theme.space[2]};
  }
`
