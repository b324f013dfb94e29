import { useTranslation } from '../../i18n'
import { lazyScreen } from '../../ui/lazyScreen'
import { PlayerPage } from './PlayerPage'

const SetPasswordForm = lazyScreen(() => import('./SetPasswordForm').then((m) => m.SetPasswordForm))

/** The page of the first password, and of another one. */
export function SetPasswordScreen() {
  const { t } = useTranslation()
  return <PlayerPage title={t('auth.setPassword')} form={SetPasswordForm} />
}
