import { observer } from 'mobx-react-lite'
import type { ActivityStep } from '../../../contract/activity/activityPage'
import { type SignInDay, signInDays } from '../../../domain/activity/signInWeek'
import { useTranslation } from '../../../i18n'
import { Art } from '../../../ui/art/Art'
import { CalendarStrip } from '../../../ui/data/CalendarStrip'
import { AwardMarks } from '../../../ui/rewards/AwardMarks'
import { useAward } from '../steps/useAward'

/** The seven days, each with its state in words. */
export const SignInWeek = observer(function SignInWeek({ steps }: { steps: readonly ActivityStep[] }) {
  const { t } = useTranslation()
  const award = useAward()
  const states = signInDays(steps)
  const words: Readonly<Record<SignInDay, string>> = {
    done: t('activity.day.done'),
    today: t('activity.day.open'),
    tomorrow: t('activity.day.tomorrow'),
    next: t('activity.day.locked'),
    missed: t('activity.missed'),
    forgiven: t('activity.day.forgiven'),
  }
  const last = steps.length - 1
  return (
    <CalendarStrip
      label={t('activity.steps')}
      days={steps.map(({ id, title, awards }, index) => {
        const state = states[index] ?? 'next'
        const shown = awards.map(award)
        return {
          id,
          label: state === 'today' ? t('activity.day.today') : title,
          reward: shown.length > 1 ? <AwardMarks awards={shown} /> : shown[0]?.short,
          art: <Art name={shown.length > 1 ? 'crown' : (shown[0]?.symbol ?? 'gift')} size={36} eager />,
          state,
          stateLabel: state === 'next' && index === last ? t('activity.day.final') : words[state],
        }
      })}
    />
  )
})
