import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useMessage, useTranslation } from '../../i18n'
import type { ActivityDetail, ActivityPage } from '../../stores/activity/ActivityPageStore'
import { useStores } from '../../stores/core/react'
import { failureMessage } from '../../stores/shell/message'
import { theme } from '../../theme/theme'
import { Button } from '../../ui/actions/Button'
import { ButtonLink } from '../../ui/actions/ButtonLink'
import { IconLink } from '../../ui/actions/IconLink'
import { arrowLeft } from '../../ui/art/icons/icons'
import { LazyStone } from '../../ui/art/scene/LazyStone'
import { ErrorState } from '../../ui/feedback/ErrorState'
import { RetryNote } from '../../ui/feedback/RetryNote'
import { Skeleton } from '../../ui/feedback/Skeleton'

interface ActivityFrameProps {
  page: ActivityPage
  /** Shown beside the back link. */
  action?: ReactNode
  children: (detail: ActivityDetail) => ReactNode
}

/** Common frame of activity pages: back link, loading and error states, and the login button for visitors. */
export const ActivityFrame = observer(function ActivityFrame({ page, action, children }: ActivityFrameProps) {
  const { session } = useStores()
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const format = useMessage()
  const { value, failure } = page.detail
  const why = failure ? format(failureMessage(failure)) : undefined
  return (
    <Root>
      <Top>
        <IconLink to="/" of={arrowLeft} label={t('activity.back')} variant="quiet" mirrored />
        {action}
      </Top>
      {value ? (
        children(value)
      ) : failure ? (
        <ErrorState
          art={<LazyStone symbol="plug" start="cloud" end="bolt" />}
          title={t('activity.failed')}
          text={why}
          action={<Button onClick={() => void page.detail.load()}>{t('action.retry')}</Button>}
        />
      ) : (
        <Skeletons aria-busy="true">
          <Skeleton blockSize="190px" />
          <Skeleton blockSize="88px" />
          <Skeleton blockSize="88px" />
          <Skeleton blockSize="88px" />
        </Skeletons>
      )}
      {value && failure && (
        <RetryNote
          title={t('activity.old')}
          text={why}
          retryLabel={t('action.retry')}
          onRetry={() => page.detail.refresh()}
        />
      )}
      {value && !session.signedIn && (
        <ButtonLink wide size="lg" to="/auth/login" state={{ from: pathname }}>
          {t('activity.takePart')}
        </ButtonLink>
      )}
    </Root>
  )
})

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  max-inline-size: ${theme.size.column};
  margin-inline: auto;
  padding: ${theme.space[3]} ${theme.space.gutter} ${theme.space[8]};
`

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`

const Skeletons = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`
