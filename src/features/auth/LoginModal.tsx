import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/core/react'
import { Logo } from '../../ui/art/brand/Logo'
import { Sheet } from '../../ui/overlays/Sheet'
import { LoginForm } from './LoginForm'

/** The login form over the present page (spec §2). */
export function LoginModal() {
  const { modals } = useStores()
  const { t } = useTranslation()
  const close = () => modals.close('login')
  return (
    <Sheet open onClose={close} title={t('auth.welcome')} art={<Logo size={30} />} closeLabel={t('action.close')}>
      <LoginForm onDone={close} />
    </Sheet>
  )
}
