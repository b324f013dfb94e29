import { useTranslation } from '../../i18n'
import { lazyScreen } from '../../ui/lazyScreen'
import { VisitorPage } from './VisitorPage'

const ForgotForm = lazyScreen(() => import('./ForgotForm').then((m) => m.ForgotForm))

/** The page for a forgotten password. */
export function ForgotScreen() {
  const { t } = useTranslation()
  return <VisitorPage title={t('auth.forgot.title')} form={ForgotForm} />
}
