import { BonusPage } from '../../features/bonus/BonusPage'
import { useTranslation } from '../../i18n'
import { lazyScreen } from '../../ui/lazyScreen'

// Lazy: head and navigation come first.
const PlayerVip = lazyScreen(() => import('../../features/vip/PlayerVip').then((m) => m.PlayerVip))

/** The VIP rewards within the bonus center (`/bonus/vip`, spec §2). */
export function BonusVipScreen() {
  const { t } = useTranslation()
  return (
    <BonusPage title={t('title.bonusVip')}>
      <PlayerVip />
    </BonusPage>
  )
}
