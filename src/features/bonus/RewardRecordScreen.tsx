import { useTranslation } from '../../i18n'
import { PageHead } from '../../ui/navigation/PageHead'
import { BonusPage } from './BonusPage'
import { RewardRecord } from './RewardRecord'

/** Everything received so far (`/reward/record` and `/bonus/record`, spec §2). */
export function RewardRecordScreen() {
  const { t } = useTranslation()
  const title = t('title.rewardRecord')
  const head = <PageHead title={title} />
  return (
    <BonusPage head={head}>
      <RewardRecord title={title} />
    </BonusPage>
  )
}
