import { useTranslation } from '../../../i18n'
import { lazyScreen } from '../../../ui/lazyScreen'
import { BonusPage } from '../BonusPage'

// Lazy: head and navigation come first.
const Gifts = lazyScreen(() => import('./Gifts').then((m) => m.Gifts))

/** The login bonus, and everything else that is free (`/bonus/reward`, spec §2). */
export function GiftsScreen() {
  const { t } = useTranslation()
  return (
    <BonusPage title={t('title.bonusReward')}>
      <Gifts />
    </BonusPage>
  )
}
