import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/react/stores'
import { TaskPage } from '../../ui/layout/TaskPage'
import { SignedOut } from '../../ui/lists/SignedOut'
import { Entries } from './Entries'

/** The player's feedback, newest first (`/feedback/record`, spec §2). */
export const RecordScreen = observer(function RecordScreen() {
  const { session } = useStores()
  const { t } = useTranslation()
  return <TaskPage title={t('title.feedbackRecord')}>{session.signedIn ? <Entries /> : <SignedOut />}</TaskPage>
})
