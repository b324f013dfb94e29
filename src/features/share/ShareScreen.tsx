import { observer } from 'mobx-react-lite'
import { useSearchParams } from 'react-router-dom'
import { codeIn } from '../../domain/member/shareLink'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/react/stores'
import { TaskPage } from '../../ui/layout/TaskPage'
import { Invited } from './Invited'
import { OwnLink } from './OwnLink'

/** Where a player's link leads (`/share?pid=…`, spec §2): a visitor is welcomed, a player finds the own link. */
export const ShareScreen = observer(function ShareScreen() {
  const { session } = useStores()
  const { t } = useTranslation()
  const [query] = useSearchParams()
  return (
    <TaskPage title={t('title.share')}>{session.signedIn ? <OwnLink /> : <Invited code={codeIn(query)} />}</TaskPage>
  )
})
