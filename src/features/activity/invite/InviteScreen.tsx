import styled from '@emotion/styled'
import { Suspense } from 'react'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { TaskPage } from '../../../ui/layout/TaskPage'
import { lazyScreen } from '../../../ui/lazyScreen'

// After the page's head.
const InvitePage = lazyScreen(() => import('./InvitePage').then((m) => m.InvitePage), 'activity', 'share', 'money')

/** The invite wheel (activity 20, `/activity/20`), with its record. */
export function InviteScreen() {
  const { t } = useTranslation()
  return (
    <TaskPage title={t('title.inviteSpin')} wide>
      <Suspense
        fallback={
          <Bars>
            <Skeleton blockSize="96px" />
            <Skeleton blockSize="334px" />
          </Bars>
        }
      >
        <InvitePage />
      </Suspense>
    </TaskPage>
  )
}

const Bars = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`
