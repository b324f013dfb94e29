import { observer } from 'mobx-react-lite'
import { stepState } from '../../../domain/activity/activityStep'
import { coinOf } from '../../../domain/bonus/bonusReward'
import { useTranslation } from '../../../i18n'
import { BonusStore } from '../../../stores/bonus/BonusStore'
import { useFeature, useStores } from '../../../stores/core/react'
import { Button } from '../../../ui/actions/Button'
import { BigAmount } from '../../../ui/money/BigAmount'
import { RewardHero } from '../../../ui/rewards/RewardHero'
import { useRewardText } from '../useRewardText'
import { type LoginDays, LoginWeek } from './LoginWeek'

/** Today's login bonus with its button, and the seven days. */
export const LoginHero = observer(function LoginHero({ days }: { days: LoginDays }) {
  const { showType } = useStores()
  const store = useFeature(BonusStore)
  const { t, i18n } = useTranslation()
  const text = useRewardText()
  const [reward] = store.readyFrom(['login'])
  const today = days.find((day) => stepState(day) === 'open') ?? days.findLast((day) => stepState(day) === 'claimed')
  const coin = today && coinOf(today)
  return (
    <>
      <RewardHero
        vip={showType}
        art="calendar"
        label={today ? t('bonus.week.today', { day: today.day, days: days.length }) : t('bonus.name.login')}
        amount={today && (coin ? <BigAmount cents={coin} locale={i18n.language} /> : text.awards(today.awards))}
        sum={today && !reward && t('bonus.week.taken', { day: today.day })}
        action={
          reward && (
            <Button
              busy={store.isClaiming(reward)}
              aria-label={t('bonus.claimOf', { title: t('bonus.name.login') })}
              onClick={() => void store.claim([reward])}
            >
              {t(store.hasMissed(reward) ? 'bonus.retry' : 'bonus.claim')}
            </Button>
          )
        }
      />
      <LoginWeek days={days} />
    </>
  )
})
