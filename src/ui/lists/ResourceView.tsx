import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useMessage, useTranslation } from '../../i18n'
import { theme } from '../../theme/theme'
import { Button } from '../actions/Button'
import { LazyStone } from '../art/scene/LazyStone'
import { ErrorState } from '../feedback/ErrorState'
import { RetryNote } from '../feedback/RetryNote'
import { Skeleton } from '../feedback/Skeleton'
import { SkeletonGroup } from '../feedback/SkeletonGroup'
import type { ResourceState } from './resourceState'

interface ResourceViewProps {
  resource: ResourceState
  /** The level of the heading of a failure. */
  level?: 2 | 3
  /** The heights of what is on its way, from the top, in CSS. */
  shape: readonly string[]
  /** Stands instead of content that has been read and is empty. */
  empty?: ReactNode
  /** What there is to show; null or false before the first reply, and where there is nothing. */
  children: ReactNode
}

/** Content that is read: its shape while it comes, what is said where there is none, and the way to try again. */
export function ResourceView({ resource, level = 2, shape, empty, children }: ResourceViewProps) {
  const { t } = useTranslation()
  const format = useMessage()
  const { state, why, retry } = resource
  if (state === 'failed' && !children)
    return (
      <ErrorState
        art={<LazyStone symbol="plug" start="cloud" end="bolt" />}
        level={level}
        title={t('list.failed')}
        text={format(why)}
        action={<Button onClick={() => void retry()}>{t('action.retry')}</Button>}
      />
    )
  if (state === 'ready' && !children) return empty
  return (
    <Root>
      {state === 'failed' && (
        <RetryNote title={t('list.old')} text={format(why)} retryLabel={t('action.retry')} onRetry={retry} />
      )}
      {children || (
        <SkeletonGroup label={t('shell.loading')}>
          <Shape>
            {shape.map((blockSize, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: shapes have nothing but their place
              <Skeleton key={place} blockSize={blockSize} />
            ))}
          </Shape>
        </SkeletonGroup>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`

const Shape = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`
