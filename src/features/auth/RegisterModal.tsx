import { useTranslation } from '../../i18n'
import { Sheet } from '../../ui/overlays/Sheet'
import { RegisterForm } from './RegisterForm'
import { useVisitorModal } from './useVisitorModal'

/** A new account over the present page. */
export function RegisterModal() {
  const { t } = useTranslation()
  const { sheet, form } = useVisitorModal('register')
  return (
    <Sheet {...sheet} title={t('auth.register')}>
      <RegisterForm {...form} />
    </Sheet>
  )
}
