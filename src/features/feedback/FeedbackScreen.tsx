import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/react/stores'
import { IconLink } from '../../ui/actions/IconLink'
import { history } from '../../ui/art/icons/icons'
import { Columns } from '../../ui/layout/Columns'
import { Stack } from '../../ui/layout/Stack'
import { TaskPage } from '../../ui/layout/TaskPage'
import { useTablet } from '../../ui/layout/useMedia'
import { SignedOut } from '../../ui/lists/SignedOut'
import { Entries } from './Entries'
import { FeedbackForm } from './FeedbackForm'

/** Feedback with images (`/feedback`, spec §2); beside it, from the width of a tablet, what was sent before. */
export const FeedbackScreen = observer(function FeedbackScreen() {
  const { session } = useStores()
  const { t } = useTranslation()
  const isWide = useTablet()
  return (
    <TaskPage
      title={t('title.feedback')}
      end={
        session.signedIn && !isWide && <IconLink of={history} label={t('title.feedbackRecord')} to="/feedback/record" />
      }
    >
      {session.signedIn ? (
        <Columns>
          <Stack>
            <FeedbackForm />
          </Stack>
          {isWide && <Entries titled />}
        </Columns>
      ) : (
        <SignedOut />
      )}
    </TaskPage>
  )
})
