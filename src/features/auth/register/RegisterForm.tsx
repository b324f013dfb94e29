import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { AuthStore } from '../../../stores/auth/AuthStore'
import { useFeature, useStores } from '../../../stores/react/stores'
import { Stack } from '../../../ui/layout/Stack'
import { AccountForm } from '../credentials/AccountForm'
import { PhoneForm } from '../credentials/PhoneForm'
import { SignInMethodTabs } from '../credentials/SignInMethodTabs'
import { AuthFoot } from '../page/AuthFoot'
import type { AuthFormProps } from '../page/forms'
import { LoginFormSkeleton } from '../page/LoginFormSkeleton'
import { SocialButtons } from '../socialLogin/SocialButtons'

/** A new account by phone, by account name, or through a provider, as the configuration offers. */
export const RegisterForm = observer(function RegisterForm({ from, onDone, onGo }: AuthFormProps) {
  const auth = useFeature(AuthStore)
  const { t } = useTranslation()
  const { boot } = useStores()
  if (boot.covered) return <LoginFormSkeleton />
  const way = auth.wayTo('register')
  const form = {
    action: t('auth.register.go'),
    busy: auth.busy === 'signIn',
    busyLabel: t('auth.register.going'),
    isRegistration: true,
    onDone,
  }
  return (
    <Stack>
      <SignInMethodTabs to="register" />
      {way === 'phone' && (
        <PhoneForm
          {...form}
          purpose="register"
          needsCode={auth.needsCode}
          password={auth.needsCode ? undefined : 'new'}
          send={(values) => auth.registerByPhone(values)}
        />
      )}
      {way === 'account' && (
        <AccountForm {...form} name="new" password="new" send={(values) => auth.registerByAccount(values)} />
      )}
      <SocialButtons from={from} onDone={onDone} />
      <AuthFoot other="login" onGo={onGo} />
    </Stack>
  )
})
