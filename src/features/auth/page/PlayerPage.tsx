import { observer } from 'mobx-react-lite'
import type { FunctionComponent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { UserInfo } from '../../../contract/member'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import { SignedOut } from '../../../ui/lists/SignedOut'
import { useWhileMounted } from '../../../ui/navigation/useWhileMounted'
import { AuthPage } from './AuthPage'
import { LoginFormSkeleton } from './LoginFormSkeleton'

/** What the page gives to a player's form. */
export interface PlayerFormProps {
  info: UserInfo
  onDone: () => void
}

interface PlayerPageProps {
  title: string
  form: FunctionComponent<PlayerFormProps>
}

const MEMBER = '/member'

/** A form about the account as a page; for visitors, the way to log in. */
export const PlayerPage = observer(function PlayerPage({ title, form: Form }: PlayerPageProps) {
  const { session, member } = useStores()
  const { t } = useTranslation()
  const navigate = useNavigate()
  const whileMounted = useWhileMounted()
  const { info } = member
  return (
    <AuthPage title={title} back={session.signedIn ? MEMBER : '/'} art="shield">
      {!session.signedIn ? (
        <SignedOut title={t('auth.signedOut')} />
      ) : info === null ? (
        <LoginFormSkeleton />
      ) : (
        <Form info={info} onDone={() => whileMounted(() => void navigate(MEMBER, { replace: true }))} />
      )}
    </AuthPage>
  )
})
