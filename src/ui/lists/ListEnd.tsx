import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import { useMessage, useTranslation } from '../../i18n'
import { Button } from '../actions/Button'
import { RetryNote } from '../feedback/RetryNote'
import { Spinner } from '../feedback/Spinner'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import type { PagedState } from './resourceState'

type End = Omit<PagedState<unknown>, 'rows' | 'state' | 'refresh'>

/** The end of a page's list: loads more before it is visible, and shows that rows are loading or failed to load. */
export function ListEnd({ list }: { list: End }) {
  const { t } = useTranslation()
  const { hasMore, pending, failedRead, more } = list
  const busy = pending === 'more'
  const failed = failedRead === 'more'
  const end = useRef<HTMLDivElement>(null)
  const load = useRef(more)
  load.current = more
  const wanted = hasMore && !busy && !failed

  useEffect(() => {
    if (!end.current || !wanted) return
    // A busy page batches several entries into one callback: any of them counts.
    const watch = new IntersectionObserver(
      (changes) => changes.some((change) => change.isIntersecting) && void load.current(),
      { rootMargin: '400px' },
    )
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [wanted])

  return (
    <Root ref={end} role="status">
      {busy ? (
        <>
          <Spinner />
          <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
        </>
      ) : (
        failed && <MoreFailed {...list} />
      )}
    </Root>
  )
}

/** The end of a list in a sheet or card: a button loads more. */
export function MoreButton({ list }: { list: End }) {
  const { t } = useTranslation()
  const { hasMore, pending, failedRead, more } = list
  if (failedRead === 'more') return <MoreFailed {...list} />
  return (
    hasMore && (
      <Button
        variant="secondary"
        wide
        busy={pending === 'more'}
        busyLabel={t('shell.loading')}
        onClick={() => void more()}
      >
        {t('list.more')}
      </Button>
    )
  )
}

function MoreFailed({ why, retry }: Pick<End, 'why' | 'retry'>) {
  const { t } = useTranslation()
  const format = useMessage()
  return <RetryNote title={t('list.failed')} text={format(why)} retryLabel={t('action.retry')} onRetry={retry} />
}

const Root = styled.div`
  display: grid;
  place-items: center;
  &:not(:empty) {
    min-block-size: 32px;
  }
`
