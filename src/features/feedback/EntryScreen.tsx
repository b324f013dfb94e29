import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/react/stores'
import { TaskPage } from '../../ui/layout/TaskPage'
import { SignedOut } from '../../ui/lists/SignedOut'
import { Entry } from './Entry'

/** One feedback with its answer (`/feedback/record/:id`, spec §2). */
export const EntryScreen = observer(function EntryScreen({ id = '' }: { id?: string | undefined }) {
  const { session } = useStores()
  const { t } = useTranslation()
  return <TaskPage title={t('title.feedbackDetail')}>{session.signedIn ? <Entry id={id} /> : <SignedOut />}</TaskPage>
})
