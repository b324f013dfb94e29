import { useTranslation } from '../../../i18n'
import { lazyScreen } from '../../../ui/lazyScreen'
import { BonusPage } from '../BonusPage'

// Lazy: head and navigation come first.
const Rebate = lazyScreen(() => import('./Rebate').then((m) => m.Rebate))

/** The settled rebate, and what has come since (`/bonus/rebate`, spec §2). */
export function BonusRebateScreen() {
  const { t } = useTranslation()
  return (
    <BonusPage title={t('title.bonusRebate')}>
      <Rebate />
    </BonusPage>
  )
}
