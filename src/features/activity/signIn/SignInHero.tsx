import { observer } from 'mobx-react-lite'
import type { ActivityStep } from '../../../contract/activity/activityPage'
import { stepState } from '../../../domain/activity/activityStep'
import { rewardDisplay } from '../../../domain/activity/rewards'
import { useTranslation } from '../../../i18n'
import { formatTime } from '../../../i18n/recordDates'
import type { ActivityPage } from '../../../stores/activity/ActivityPageStore'
import { useStores } from '../../../stores/react/stores'
import { Button } from '../../../ui/actions/Button'
import { Countdown } from '../../../ui/data/Countdown'
import { clockText } from '../../../ui/data/timeLeft'
import { AwardFigure } from '../../../ui/rewards/AwardFigure'
import { RewardHero } from '../../../ui/rewards/RewardHero'
import { useAward } from '../steps/useAward'

const DAY = 86_400_000

/** Today's award with its button; once taken, the button counts down to the next day. */
export const SignInHero = observer(function SignInHero({
  page,
  steps,
}: {
  page: ActivityPage
  steps: readonly ActivityStep[]
}) {
  const { platform, showType, config } = useStores()
  const { t, i18n } = useTranslation()
  const award = useAward()
  const { next } = page
  const taken = steps.findLast((step) => stepState(step) === 'claimed')
  const ahead = steps.findIndex((step) => stepState(step) === 'locked') + 1
  const nextDay = (Math.floor(platform.clock.now() / DAY) + 1) * DAY
  const time = (at: number) => formatTime(at, i18n.language)
  const shown = next ?? taken
  const [first] = shown?.awards ?? []
  return (
    <RewardHero
      vip={showType}
      art="calendar"
      label={
        !next && taken?.claimedAt !== undefined
          ? t('activity.signedIn', { time: time(taken.claimedAt) })
          : t('activity.dayOf', { day: (shown ? steps.indexOf(shown) : 0) + 1, days: steps.length })
      }
      amount={first && <AwardFigure award={first} names={config.awardNames} />}
      sum={next && t('activity.day.until', { time: time(nextDay) })}
      action={
        next ? (
          <Button busy={page.busy} onClick={() => page.claimSteps(next)}>
            {first && rewardDisplay(first.propId).count === 'money'
              ? t('activity.signIn.get', { amount: award(first).amount })
              : t('activity.signIn')}
          </Button>
        ) : (
          taken && (
            <Button variant="secondary" aria-disabled>
              <Countdown
                plain
                key={nextDay}
                until={nextDay}
                clock={platform.clock}
                label={(left) =>
                  ahead > 0
                    ? t('activity.day.opensIn', { day: ahead, time: clockText(left) })
                    : t('activity.week.opensIn', { time: clockText(left) })
                }
                onEnd={() => void page.detail.refresh()}
              />
            </Button>
          )
        )
      }
    />
  )
})
