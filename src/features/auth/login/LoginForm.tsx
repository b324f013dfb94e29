import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { useTranslation } from '../../../i18n'
import { AuthStore } from '../../../stores/auth/AuthStore'
import { useDemoHelp } from '../../../stores/react/demoHelp'
import { useFeature, useStores } from '../../../stores/react/stores'
import { Button } from '../../../ui/actions/Button'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { Stack } from '../../../ui/layout/Stack'
import { lazyScreen } from '../../../ui/lazyScreen'
import { AccountForm } from '../credentials/AccountForm'
import { SignInMethodTabs } from '../credentials/SignInMethodTabs'
import { AuthFoot } from '../page/AuthFoot'
import type { AuthFormProps } from '../page/forms'
import { LoginFormSkeleton } from '../page/LoginFormSkeleton'
import { SocialButtons } from '../socialLogin/SocialButtons'
import { PhoneLogin } from './PhoneLogin'

// Lazy: in the demo only.
const DemoAccounts = lazyScreen(() => import('./DemoAccounts').then((m) => m.DemoAccounts))

/** Login by phone, by account, or through a provider, as the configuration offers. */
export const LoginForm = observer(function LoginForm({ from, onDone, onGo }: AuthFormProps) {
  const auth = useFeature(AuthStore)
  const { t } = useTranslation()
  const { boot } = useStores()
  const help = useDemoHelp()
  // The configuration decides the fields; after a failed start the defaults apply.
  if (boot.covered) return <LoginFormSkeleton />
  const { draft, ways } = auth
  const way = auth.wayTo('login')
  const label = { action: t('action.signIn'), busy: auth.busy === 'signIn', busyLabel: t('auth.signingIn') }
  return (
    <Stack>
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
      {help && ways.login.includes('account') && (
        <Suspense fallback={<Skeleton blockSize="44px" />}>
          <DemoAccounts onPick={(account, password) => draft.fill({ account, password })} />
        </Suspense>
      )}
      <AuthFoot other={ways.register.length > 0 ? 'register' : null} onGo={onGo} />
    </Stack>
  )
})
