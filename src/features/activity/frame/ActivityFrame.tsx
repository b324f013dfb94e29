import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import type { ActivityDetail, ActivityPage } from '../../../stores/activity/ActivityPageStore'
import { useStores } from '../../../stores/react/stores'
import { shownResource } from '../../../stores/react/useResource'
import { theme } from '../../../theme/theme'
import { IconLink } from '../../../ui/actions/IconLink'
import { arrowLeft } from '../../../ui/art/icons/icons'
import { PageColumn } from '../../../ui/layout/PageColumn'
import { ResourceView } from '../../../ui/lists/ResourceView'
import { EndedAction } from './EndedAction'
import { ShareActivity } from './ShareActivity'
import { TakePart } from './TakePart'

interface ActivityFrameProps {
  page: ActivityPage
  /** At the end of the top; by default, sharing the page. */
  action?: ReactNode
  /** Heights of its parts while it loads. */
  shape?: readonly string[]
  /** With the activity's title at the top. */
  titled?: boolean
  children: (detail: ActivityDetail) => ReactNode
}

/** Common frame of activity pages: back link, loading and error states, and the login button for visitors. */
export const ActivityFrame = observer(function ActivityFrame({
  page,
  action,
  shape = ['190px', '88px', '88px', '88px'],
  titled,
  children,
}: ActivityFrameProps) {
  const { activities, session } = useStores()
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { value, ...resource } = shownResource(page.detail)
  // That it has ended is shown below.
  const state = value && page.ended ? 'ready' : resource.state
  return (
    <Root>
      <Top>
        <IconLink to="/" of={arrowLeft} label={t('activity.back')} variant="quiet" mirrored />
        {(titled || !value) && (
          <h1>{value?.title ?? activities.byId(page.activityId)?.title ?? t('title.activity')}</h1>
        )}
        {action ?? (value && <ShareActivity path={pathname} title={value.title} />)}
      </Top>
      <ResourceView resource={{ ...resource, state }} shape={shape}>
        {value && <Content>{children(value)}</Content>}
      </ResourceView>
      {page.ended && <EndedAction />}
      {value && !session.signedIn && <TakePart from={pathname} />}
    </Root>
  )
})

/** On phones it fills the window, so that the action of a short page is at its foot, too. */
const Root = styled(PageColumn)`
  gap: ${theme.space[4]};
  grid-template-rows: auto 1fr;
  min-block-size: calc(100dvh - env(safe-area-inset-top));
  ${theme.media.tablet} {
    min-block-size: 0;
  }
`

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  > :last-child {
    flex: 1 0 auto;
  }
`

const Top = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  justify-content: space-between;
  h1 {
    ${theme.type.titleMd};
    text-align: center;
    overflow-wrap: anywhere;
  }
`
