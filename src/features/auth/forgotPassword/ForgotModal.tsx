import { useTranslation } from '../../../i18n'
import { Sheet } from '../../../ui/overlays/Sheet'
import { useVisitorModal } from '../page/useVisitorModal'
import { ForgotForm } from './ForgotForm'

/** A forgotten password over the present page. */
export function ForgotModal() {
  const { t } = useTranslation()
  const { sheet, form } = useVisitorModal('forgot')
  return (
    <Sheet {...sheet} title={t('auth.forgot.title')}>
      <ForgotForm {...form} />
    </Sheet>
  )
}
