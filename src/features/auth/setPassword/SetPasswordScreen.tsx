import { useTranslation } from '../../../i18n'
import { PlayerPage } from '../page/PlayerPage'
import { SetPasswordForm } from './SetPasswordForm'

/** The page of the first password, and of another one. */
export function SetPasswordScreen() {
  const { t } = useTranslation()
  return <PlayerPage title={t('auth.setPassword')} form={SetPasswordForm} />
}
