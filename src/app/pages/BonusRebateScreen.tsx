import { BonusPage } from '../../features/bonus/BonusPage'
import { useTranslation } from '../../i18n'
import { lazyScreen } from '../../ui/lazyScreen'

// Lazy: head and navigation come first.
const PlayerRebate = lazyScreen(() => import('../../features/vip/rebate/PlayerRebate').then((m) => m.PlayerRebate))

/** The rebate within the bonus center (`/bonus/rebate`, spec §2). */
export function BonusRebateScreen() {
  const { t } = useTranslation()
  return (
    <BonusPage title={t('title.bonusRebate')}>
      <PlayerRebate />
    </BonusPage>
  )
}
