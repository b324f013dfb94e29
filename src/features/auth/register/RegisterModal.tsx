import { useTranslation } from '../../../i18n'
import { Sheet } from '../../../ui/overlays/Sheet'
import { useVisitorModal } from '../page/useVisitorModal'
import { RegisterForm } from './RegisterForm'

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
