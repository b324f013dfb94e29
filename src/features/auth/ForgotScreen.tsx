import { useTranslation } from '../../i18n'
import { ForgotForm } from './ForgotForm'
import { VisitorPage } from './VisitorPage'

/** The page for a forgotten password. */
export function ForgotScreen() {
  const { t } = useTranslation()
  return <VisitorPage title={t('auth.forgot.title')} form={ForgotForm} />
}
