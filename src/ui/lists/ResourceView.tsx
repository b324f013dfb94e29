import styled from '@emotion/styled'
import type { ReactElement, ReactNode } from 'react'
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
  /** Heading level of the error state. */
  level?: 2 | 3
  /** While it loads: CSS heights of the skeletons, top to bottom, or another skeleton. */
  shape: readonly string[] | ReactElement
  /** Shown when the content has loaded and is empty. */
  empty?: ReactNode
  /** The content; null or false before the first reply, and when empty. */
  children: ReactNode
}

/** Loading, empty and error states of a resource, with a retry. */
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
      {children || <Loading shape={shape} />}
    </Root>
  )
}

function Loading({ shape }: Pick<ResourceViewProps, 'shape'>) {
  const { t } = useTranslation()
  if (!Array.isArray(shape)) return shape
  return (
    <SkeletonGroup label={t('shell.loading')}>
      {shape.map((blockSize, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have only their index
        <Skeleton key={index} blockSize={blockSize} />
      ))}
    </SkeletonGroup>
  )
}

/** The content takes what room the page gives. */
const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  > :last-child {
    flex: 1 0 auto;
  }
`
