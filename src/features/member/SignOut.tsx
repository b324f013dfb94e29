import { Suspense, useState } from 'react'
import { useTranslation } from '../../i18n'
import { Button } from '../../ui/actions/Button'
import { signOut } from '../../ui/art/icons/icons'
import { lazyScreen } from '../../ui/lazyScreen'

const SignOutDialog = lazyScreen(() => import('./SignOutDialog').then((m) => m.SignOutDialog))

/** Logout button with confirmation. */
export function SignOut({ onConfirm }: { onConfirm: () => void }) {
  const [confirming, setConfirming] = useState(false)
  const [requested, setRequested] = useState(false)
  const { t } = useTranslation()
  const confirm = () => {
    setRequested(true)
    setConfirming(true)
  }
  return (
    <>
      <Button variant="secondary" wide icon={signOut} onClick={confirm}>
        {t('member.signOut')}
      </Button>
      {requested && (
        <Suspense fallback={null}>
          <SignOutDialog open={confirming} onCancel={() => setConfirming(false)} onConfirm={onConfirm} />
        </Suspense>
      )}
    </>
  )
}
