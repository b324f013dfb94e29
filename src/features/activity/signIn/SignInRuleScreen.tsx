import { observer } from 'mobx-react-lite'
import { ACTIVITY } from '../../../domain/activity/activities'
import { useTranslation } from '../../../i18n'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { ActivityFrame } from '../frame/ActivityFrame'
import { ActivityHero } from '../frame/ActivityHero'
import { ActivityTerms } from '../frame/ActivityTerms'
import { StepAwards } from '../steps/StepAwards'
import { useActivityPage } from '../useActivityPage'

/** Rules of the daily check-in and the awards of each day (`/activity/sign-in/rule`). */
export const SignInRuleScreen = observer(function SignInRuleScreen() {
  const { t } = useTranslation()
  const page = useActivityPage(ACTIVITY.freeSign)
  return (
    <ActivityFrame page={page}>
      {({ rules, steps }) => (
        <>
          <ActivityHero art="scroll" title={t('title.signInRule')} />
          <ActivityTerms rules={rules} />
          <StepAwards steps={steps} />
          <ButtonLink variant="secondary" to="/activity/sign-in">
            {t('title.signIn')}
          </ButtonLink>
        </>
      )}
    </ActivityFrame>
  )
})
