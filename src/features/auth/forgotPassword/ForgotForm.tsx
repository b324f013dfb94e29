import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { Stack } from '../../../ui/layout/Stack'
import { AuthFoot } from '../page/AuthFoot'
import type { AuthFormProps } from '../page/forms'
import { LoginFormSkeleton } from '../page/LoginFormSkeleton'
import { ResetForm } from './ResetForm'

/** A new password by a code sent to the phone; then the player is logged in with it. */
export const ForgotForm = observer(function ForgotForm({ onDone, onGo }: AuthFormProps) {
  const { boot, session } = useStores()
  const { t } = useTranslation()
  if (boot.covered) return <LoginFormSkeleton />
  // The login may be refused although the password is set.
  const changed = () => (session.signedIn ? onDone() : onGo('login'))
  return (
    <Stack>
      <ResetForm action={t('auth.forgot.go')} onDone={changed} />
      <ButtonLink to="/service" variant="ghost" wide>
        {t('auth.forgot.noPhone')}
      </ButtonLink>
      <AuthFoot other="login" onGo={onGo} />
    </Stack>
  )
})
