import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/actions/Button'
import { signOut } from '../../../ui/art/icons/icons'
import { SignOutDialog } from './SignOutDialog'

/** Logout button with confirmation. */
export function SignOut({ onConfirm }: { onConfirm: () => void }) {
  const [confirming, setConfirming] = useState(false)
  const { t } = useTranslation()
  return (
    <>
      <Button variant="secondary" wide icon={signOut} onClick={() => setConfirming(true)}>
        {t('member.signOut')}
      </Button>
      <SignOutDialog open={confirming} onCancel={() => setConfirming(false)} onConfirm={onConfirm} />
    </>
  )
}
