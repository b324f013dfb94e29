import { useTranslation } from '../../i18n'
import { BonusPage } from './BonusPage'
import { RewardRecord } from './RewardRecord'

/** Everything received so far, in the bonus center (`/bonus/record`, spec §2). */
export function BonusRecordScreen() {
  const { t } = useTranslation()
  const title = t('title.bonusRecord')
  return (
    <BonusPage title={title}>
      <RewardRecord title={title} />
    </BonusPage>
  )
}
