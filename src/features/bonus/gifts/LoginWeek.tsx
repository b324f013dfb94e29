import { observer } from 'mobx-react-lite'
import { type SignInDay, signInDays } from '../../../domain/activity/signInWeek'
import { useTranslation } from '../../../i18n'
import type { BonusReads } from '../../../stores/bonus/BonusReads'
import { Art } from '../../../ui/art/Art'
import { CalendarStrip } from '../../../ui/data/CalendarStrip'
import { AwardMarks } from '../../../ui/rewards/AwardMarks'
import { useRewardText } from '../useRewardText'

export type LoginDays = NonNullable<BonusReads['login']['value']>['days']

/** The seven days of the login bonus. */
export const LoginWeek = observer(function LoginWeek({ days }: { days: LoginDays }) {
  const { t } = useTranslation()
  const text = useRewardText()
  const states = signInDays(days)
  const words: Readonly<Record<SignInDay, string>> = {
    done: t('bonus.week.done'),
    today: t('bonus.week.open'),
    tomorrow: t('bonus.week.tomorrow'),
    next: t('bonus.week.later'),
    missed: t('bonus.done.missed'),
    forgiven: t('bonus.done.missed'),
  }
  return (
    <CalendarStrip
      label={t('bonus.week')}
      days={days.map(({ day, awards }, index) => {
        const state = states[index] ?? 'next'
        const [first] = awards
        return {
          id: `${day}`,
          label: t('bonus.week.day', { day }),
          reward: awards.length > 1 ? <AwardMarks awards={awards.map(text.look)} /> : text.awards(awards),
          art: <Art name={awards.length > 1 || !first ? 'crown' : text.look(first).symbol} size={36} />,
          state,
          stateLabel: words[state],
        }
      })}
    />
  )
})
