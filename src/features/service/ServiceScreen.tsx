import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useSearchParams } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { useFeature, useStores } from '../../stores/react/stores'
import { useResource } from '../../stores/react/useResource'
import { ChatStore } from '../../stores/service/ChatStore'
import { ServiceStore } from '../../stores/service/ServiceStore'
import { theme } from '../../theme/theme'
import { TaskPage } from '../../ui/layout/TaskPage'
import { useTablet } from '../../ui/layout/useMedia'
import { Answers } from './Answers'
import { Chat } from './Chat'
import { Composer } from './Composer'
import { ContactWays } from './ContactWays'
import { OwnQuestions } from './OwnQuestions'
import { QuestionChips } from './QuestionChips'

const ORDER = /^[\w-]{1,64}$/

/** Help: a chat with questions to tap, beside it the answers; without a chat the answers alone (`/service`, spec §2, §3). */
export const ServiceScreen = observer(function ServiceScreen() {
  const { session } = useStores()
  const { queue } = useFeature(ChatStore)
  const { t } = useTranslation()
  const isWide = useTablet()
  const [query] = useSearchParams()
  useResource(useFeature(ServiceStore).services)
  const order = ORDER.exec(query.get('order') ?? '')?.[0] ?? null
  if (!queue)
    return (
      <TaskPage title={t('title.service')}>
        {session.signedIn && <OwnQuestions order={order} />}
        <Answers />
      </TaskPage>
    )
  return (
    <TaskPage
      title={t('title.service')}
      fills
      foot={
        <UnderChat>
          <Ask>
            <QuestionChips order={order} />
            <Composer />
          </Ask>
        </UnderChat>
      }
      wideFoot
    >
      <Columns>
        <div>{isWide ? <Answers /> : <ContactWays to="/faq" label={t('service.faq.all')} />}</div>
        <Talk>
          <Chat />
        </Talk>
      </Columns>
    </TaskPage>
  )
})

const { media, space } = theme

const Columns = styled.div`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  ${media.tablet} {
    grid-template: 1fr / minmax(18rem, 2fr) minmax(0, 3fr);
    column-gap: ${space[6]};
  }
`

const Talk = styled.div`
  display: flex;
  flex-direction: column;
`

/** The last column. */
const UnderChat = styled(Columns)`
  grid-template-rows: auto;
  > * {
    grid-column: -2 / -1;
  }
`

const Ask = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
`
