import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import { TaskPage } from '../../../ui/layout/TaskPage'
import { useTablet } from '../../../ui/layout/useMedia'
import { SignedOut } from '../../../ui/lists/SignedOut'
import { CardEdit } from './CardEdit'
import { CardList } from './CardList'

/** The player's bank cards (`/wallets/card/list`, spec §2). */
export const CardListScreen = observer(function CardListScreen() {
  const { session } = useStores()
  const { t } = useTranslation()
  const wide = useTablet()
  if (wide && session.signedIn) return <CardEdit id={null} list />
  return <TaskPage title={t('title.cardList')}>{session.signedIn ? <CardList /> : <SignedOut />}</TaskPage>
})
