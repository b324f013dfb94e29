import { useTranslation } from '../../../i18n'
import { PlayerPage } from '../page/PlayerPage'
import { BindForm } from './BindForm'

/** The page of the player's login methods. */
export function BindScreen() {
  const { t } = useTranslation()
  return <PlayerPage title={t('auth.bind')} form={BindForm} />
}
