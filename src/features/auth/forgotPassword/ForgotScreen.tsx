import { useTranslation } from '../../../i18n'
import { VisitorPage } from '../page/VisitorPage'
import { ForgotForm } from './ForgotForm'

/** The page for a forgotten password. */
export function ForgotScreen() {
  const { t } = useTranslation()
  return <VisitorPage title={t('auth.forgot.title')} form={ForgotForm} />
}
