import { useTranslation } from '../../i18n'
import { BindForm } from './BindForm'
import { PlayerPage } from './PlayerPage'

/** The page of the player's login methods. */
export function BindScreen() {
  const { t } = useTranslation()
  return <PlayerPage title={t('auth.bind')} form={BindForm} />
}
