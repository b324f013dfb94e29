import { useTranslation } from '../../../i18n'
import { BonusPage } from '../BonusPage'
import { Gifts } from './Gifts'

/** The login bonus, and everything else that is free (`/bonus/reward`, spec §2). */
export function GiftsScreen() {
  const { t } = useTranslation()
  return (
    <BonusPage title={t('title.bonusReward')}>
      <Gifts />
    </BonusPage>
  )
}
