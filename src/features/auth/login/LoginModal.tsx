import { useTranslation } from '../../../i18n'
import { Sheet } from '../../../ui/overlays/Sheet'
import { useVisitorModal } from '../page/useVisitorModal'
import { LoginForm } from './LoginForm'

/** The login over the present page. */
export function LoginModal() {
  const { t } = useTranslation()
  const { sheet, form } = useVisitorModal('login')
  return (
    <Sheet {...sheet} title={t('auth.welcome')}>
      <LoginForm {...form} />
    </Sheet>
  )
}
