import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useSearchParams } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { useFeature, useStores } from '../../stores/react/stores'
import { ChatStore } from '../../stores/service/ChatStore'
import { theme } from '../../theme/theme'
import { TaskPage } from '../../ui/layout/TaskPage'
import { Answers } from './Answers'
import { Chat } from './Chat'
import { Composer } from './Composer'
import { OwnQuestions } from './OwnQuestions'

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
      foot={
        queue && (
          <UnderChat>
            <Composer />
          </UnderChat>
        )
      }
      wideFoot
    >
      <Columns>
        {queue && (
          <Talk>
            <Chat />
          </Talk>
        )}
        <Help>
          {session.signedIn && <OwnQuestions order={order} />}
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
