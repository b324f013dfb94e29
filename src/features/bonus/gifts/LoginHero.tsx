import { observer } from 'mobx-react-lite'
import { stepState } from '../../../domain/activity/activityStep'
import { mergeAwards } from '../../../domain/activity/rewards'
import { useTranslation } from '../../../i18n'
import { BonusStore } from '../../../stores/bonus/BonusStore'
import { useFeature, useStores } from '../../../stores/react/stores'
import { Button } from '../../../ui/actions/Button'
import { AwardFigure } from '../../../ui/rewards/AwardFigure'
import { RewardHero } from '../../../ui/rewards/RewardHero'
import { useRewardText } from '../useRewardText'
import { type LoginDays, LoginWeek } from './LoginWeek'

/** Today's login bonus with its button, and the seven days. */
export const LoginHero = observer(function LoginHero({ days }: { days: LoginDays }) {
  const { showType, config } = useStores()
  const store = useFeature(BonusStore)
  const { t } = useTranslation()
  const text = useRewardText()
  const [reward] = store.readyFrom(['login'])
  const today = days.find((day) => stepState(day) === 'open') ?? days.findLast((day) => stepState(day) === 'claimed')
  const [first, ...more] = mergeAwards(today?.awards ?? [])
  return (
    <>
      <RewardHero
        vip={showType}
        art="calendar"
        label={today ? t('bonus.week.today', { day: today.day, days: days.length }) : t('bonus.name.login')}
        amount={first && <AwardFigure award={first} names={config.awardNames} />}
        sum={today && !reward ? t('bonus.week.taken', { day: today.day }) : more.length > 0 && text.awards(more)}
        action={
          reward && (
            <Button
              busy={store.isClaiming(reward)}
              aria-label={t('bonus.claimOf', { title: t('bonus.name.login') })}
              onClick={() => void store.claim([reward])}
            >
              {t(store.isRefused(reward) ? 'bonus.retry' : 'bonus.claim')}
            </Button>
          )
        }
      />
      <LoginWeek days={days} />
    </>
  )
})
