import { observer } from 'mobx-react-lite'
import { formatCents } from '../../../domain/money'
import { coinFor } from '../../../domain/wallet/pointsRate'
import { useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/react/stores'
import { RewardsStore } from '../../../stores/wallet/RewardsStore'
import { Button } from '../../../ui/actions/Button'
import { usePointsProblem } from './usePointsProblem'

/** The one button of the view; what it lacks is said below it. */
export const PointsFoot = observer(function PointsFoot() {
  const store = useFeature(RewardsStore)
  const { t, i18n } = useTranslation()
  const problem = usePointsProblem()
  const { draft, rate, exchange } = store
  const { points } = draft
  const title = rate && points !== null && !problem ? formatCents(coinFor(points, rate), i18n.language) : null
  return (
    <Button
      size="lg"
      wide
      busy={exchange.isBusy()}
      busyLabel={t('shell.loading')}
      disabledReason={exchange.isBusy() ? undefined : problem}
      onClick={() => points !== null && void store.convert(points)}
    >
      {title === null ? t('rewards.points.exchange') : t('rewards.points.exchangeFor', { title })}
    </Button>
  )
})
