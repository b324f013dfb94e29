import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { RewardList } from '../../../ui/rewards/RewardList'
import type { ModuleProps } from './module'
import { StepLine } from './StepLine'

/** Steps of any kind, one below the other. */
export const ListModule = observer(function ListModule({ page, steps, onVisit }: ModuleProps) {
  const { t } = useTranslation()
  return (
    <RewardList aria-label={t('activity.steps')}>
      {steps.map((step) => (
        <StepLine key={step.id} page={page} step={step} onVisit={onVisit} />
      ))}
    </RewardList>
  )
})
