import { Suspense, useState } from 'react'
import { useTranslation } from '../../i18n'
import { Button } from '../../ui/actions/Button'
import { signOut } from '../../ui/art/icons/icons'
import { lazyScreen } from '../../ui/lazyScreen'

const SignOutDialog = lazyScreen(() => import('./SignOutDialog').then((m) => m.SignOutDialog))

/** Logout button with confirmation. */
export function SignOut({ onConfirm }: { onConfirm: () => void }) {
  const [asking, setAsking] = useState(false)
  const [asked, setAsked] = useState(false)
  const { t } = useTranslation()
  const ask = () => {
    setAsked(true)
    setAsking(true)
  }
  return (
    <>
      <Button variant="secondary" wide icon={signOut} onClick={ask}>
        {t('member.signOut')}
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <SignOutDialog open={asking} onCancel={() => setAsking(false)} onConfirm={onConfirm} />
        </Suspense>
      )}
    </>
  )
}
