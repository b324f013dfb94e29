import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { useFeature, useStores } from '../../stores/react/stores'
import { ChatStore } from '../../stores/service/ChatStore'
import { theme } from '../../theme/theme'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { TaskPage } from '../../ui/layout/TaskPage'
import { lazyScreen } from '../../ui/lazyScreen'
import { Answers } from './Answers'

// Lazy: both come while the answers are read.
const Chat = lazyScreen(() => import('./Chat').then((m) => m.Chat), 'images', 'record')
const Composer = lazyScreen(() => import('./Composer').then((m) => m.Composer), 'images')
const OwnQuestions = lazyScreen<{ order: string | null }>(() => import('./OwnQuestions').then((m) => m.OwnQuestions))

const ORDER = /^[\w-]{1,64}$/

/** Help: the chat, then the player's own questions and answers (`/service`, spec §2, §3). */
export const ServiceScreen = observer(function ServiceScreen() {
  const { session } = useStores()
  const { queue } = useFeature(ChatStore)
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const order = ORDER.exec(query.get('order') ?? '')?.[0] ?? null
  return (
    <TaskPage
      title={t('title.service')}
      wide
      foot={
        queue && (
          <UnderChat>
            <Suspense fallback={<Skeleton blockSize="48px" />}>
              <Composer />
            </Suspense>
          </UnderChat>
        )
      }
      wideFoot
    >
      <Columns>
        {queue && (
          <Talk>
            <Suspense fallback={<Skeleton blockSize="120px" />}>
              <Chat />
            </Suspense>
          </Talk>
        )}
        <Help>
          {session.signedIn && (
            <Suspense fallback={<Skeleton blockSize="140px" />}>
              <OwnQuestions order={order} />
            </Suspense>
          )}
          <Answers />
        </Help>
      </Columns>
    </TaskPage>
  )
})

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  align-items: start;
  ${theme.media.tablet} {
    grid-template-columns: minmax(18rem, 2fr) minmax(0, 3fr);
  }
`

const Help = styled.div`
  ${theme.media.tablet} {
    grid-area: 1 / 1;
  }
`

const Talk = styled.div`
  ${theme.media.tablet} {
    grid-area: 1 / 2;
  }
`

/** The last column. */
const UnderChat = styled(Columns)`
  > * {
    grid-column: -2 / -1;
  }
`
