import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { AuthStore } from '../../stores/auth/AuthStore'
import { useFeature, useStores } from '../../stores/react/stores'
import { Button } from '../../ui/actions/Button'
import { AuthFoot } from './AuthFoot'
import { AuthStack } from './AuthStack'
import type { AuthFormProps } from './forms'
import { LoginFormSkeleton } from './LoginFormSkeleton'
import { AccountForm, DemoAccounts, SocialButtons } from './lazyParts'
import { PhoneLogin } from './PhoneLogin'
import { SignInMethodTabs } from './SignInMethodTabs'

/** Login by phone, by account, or through a provider, as the configuration offers. */
export const LoginForm = observer(function LoginForm({ from, onDone, onGo }: AuthFormProps) {
  const auth = useFeature(AuthStore)
  const { t } = useTranslation()
  const { boot } = useStores()
  // The configuration decides the fields; after a failed start the defaults apply.
  if (boot.covered) return <LoginFormSkeleton />
  const { draft, ways } = auth
  const way = auth.wayTo('login')
  const label = { action: t('action.signIn'), busy: auth.busy === 'signIn', busyLabel: t('auth.signingIn') }
  return (
    <AuthStack>
      <SignInMethodTabs to="login" />
      {way === 'phone' && <PhoneLogin {...label} onDone={onDone} />}
      {way === 'account' && (
        // A form reads initial values once; filling them by a tap remounts it.
        <AccountForm
          {...label}
          key={draft.filled}
          name="known"
          password="known"
          send={(values) => auth.signInByAccount(values)}
          onDone={onDone}
          aside={
            <Button variant="ghost" size="sm" onClick={() => onGo('forgot')}>
              {t('auth.forgot')}
            </Button>
          }
        />
      )}
      <SocialButtons from={from} onDone={onDone} />
      {ways.login.includes('account') && (
        <DemoAccounts onPick={(account, password) => draft.fill({ account, password })} />
      )}
      <AuthFoot other={ways.register.length > 0 ? 'register' : null} onGo={onGo} />
    </AuthStack>
  )
})
