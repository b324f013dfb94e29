import { observer } from 'mobx-react-lite'
import { stepState } from '../../../domain/activity/activityStep'
import { useTranslation } from '../../../i18n'
import { formatNumber } from '../../../i18n/numbers'
import { BonusStore } from '../../../stores/bonus/BonusStore'
import { useFeature } from '../../../stores/react/stores'
import { Button } from '../../../ui/actions/Button'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { Progress } from '../../../ui/feedback/Progress'
import { RewardList } from '../../../ui/rewards/RewardList'
import { RewardRow } from '../../../ui/rewards/RewardRow'
import { useRewardText } from '../useRewardText'

/** The chest that is open or comes next, with the way to the tasks that fill it. */
export const NextChest = observer(function NextChest() {
  const store = useFeature(BonusStore)
  const { t, i18n } = useTranslation()
  const text = useRewardText()
  const { value } = store.reads.tasks
  if (!value) return null
  const { liveness, chests } = value
  const points = (count: number) => formatNumber(count, i18n.language)
  const [ready] = store.readyFrom(['chest'])
  const next = chests.find((chest) => stepState(chest) === 'locked')
  const award = text.awards((ready ?? next)?.awards ?? [])
  if (ready)
    return (
      <RewardList aria-label={t('bonus.tasks.chests')}>
        <RewardRow
          art="gift"
          title={t('bonus.chest')}
          amount={award}
          action={
            <Button
              variant="soft"
              size="sm"
              busy={store.isClaiming(ready)}
              aria-label={t('bonus.tasks.open', { award })}
              onClick={() => void store.claim([ready])}
            >
              {t('bonus.chest.open')}
            </Button>
          }
        />
      </RewardList>
    )
  if (!next) return null
  const far = t('bonus.tasks.toNext', { points: points(next.liveness - liveness) })
  return (
    <RewardList aria-label={t('bonus.tasks.chests')}>
      <RewardRow
        art="gift"
        state="locked"
        title={t('bonus.chest')}
        caption={far}
        amount={award}
        action={
          <ButtonLink variant="ghost" size="sm" to="/bonus/tasks">
            {t('bonus.tab.tasks')}
          </ButtonLink>
        }
      >
        <Progress size="sm" value={liveness} max={next.liveness} label={t('bonus.chest')} valueText={far} />
      </RewardRow>
    </RewardList>
  )
})
