import { observer } from 'mobx-react-lite'
import { ACTIVITY } from '../../contract/activityTypes'
import { useTranslation } from '../../i18n'
import { TextLink } from '../../ui/TextLink'
import { ActivityFrame } from './ActivityFrame'
import { ActivityHero } from './ActivityHero'
import { ActivityTerms } from './ActivityTerms'
import { StepAwards } from './StepAwards'
import { useActivityPage } from './useActivityPage'

/** How the free sign-in works and what each day pays (`/activity/sign-in/rule`). */
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
          <TextLink to="/activity/sign-in">{t('title.signIn')}</TextLink>
        </>
      )}
    </ActivityFrame>
  )
})
