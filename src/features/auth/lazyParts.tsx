import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { AuthStore } from '../../stores/auth/AuthStore'
import { useDemoHelp } from '../../stores/react/demoHelp'
import { useFeature } from '../../stores/react/stores'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { lazyScreen } from '../../ui/lazyScreen'
import type { AccountFormProps } from './AccountForm'
import type { NewPlayerFieldsProps } from './NewPlayerFields'
import type { SecretFieldProps } from './SecretField'
import type { SocialButtonsProps } from './SocialButtons'

// Parts the first form can do without: the budget of its page is tight.
const Account = lazyScreen(() => import('./AccountForm').then((m) => m.AccountForm))
const Secret = lazyScreen(() => import('./SecretField').then((m) => m.SecretField))
const Social = lazyScreen(() => import('./SocialButtons').then((m) => m.SocialButtons))
const NewPlayer = lazyScreen(() => import('./NewPlayerFields').then((m) => m.NewPlayerFields))
const Demo = lazyScreen(() => import('./DemoAccounts').then((m) => m.DemoAccounts))

/** The account form, loaded when it is chosen. */
export const AccountForm = (props: AccountFormProps) => (
  <Suspense fallback={<Skeleton blockSize="280px" />}>
    <Account {...props} />
  </Suspense>
)

/** A password in a form that asks for it only sometimes. */
export const SecretField = (props: SecretFieldProps) => (
  <Suspense fallback={<Skeleton blockSize="78px" />}>
    <Secret {...props} />
  </Suspense>
)

/** Fields for registration only. */
export const NewPlayerFields = (props: NewPlayerFieldsProps) => (
  <Suspense fallback={<Skeleton blockSize="96px" />}>
    <NewPlayer {...props} />
  </Suspense>
)

/** Nothing where no provider is on offer. */
export const SocialButtons = observer(function SocialButtons(props: SocialButtonsProps) {
  const { providers } = useFeature(AuthStore)
  return providers.length === 0 ? null : (
    <Suspense fallback={<Skeleton blockSize="80px" />}>
      <Social {...props} />
    </Suspense>
  )
})

/** Nothing outside the demo. */
export function DemoAccounts(props: { onPick: (account: string, password: string) => void }) {
  return useDemoHelp() === null ? null : (
    <Suspense fallback={<Skeleton blockSize="44px" />}>
      <Demo {...props} />
    </Suspense>
  )
}
