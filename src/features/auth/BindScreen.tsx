import { useTranslation } from '../../i18n'
import { lazyScreen } from '../../ui/lazyScreen'
import { PlayerPage } from './PlayerPage'

const BindForm = lazyScreen(() => import('./BindForm').then((m) => m.BindForm))

/** The page of the player's login methods. */
export function BindScreen() {
  const { t } = useTranslation()
  return <PlayerPage title={t('auth.bind')} form={BindForm} />
}
