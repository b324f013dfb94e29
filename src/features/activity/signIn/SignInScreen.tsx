import { observer } from 'mobx-react-lite'
import { ACTIVITY } from '../../../domain/activity/activities'
import { useTranslation } from '../../../i18n'
import { IconLink } from '../../../ui/actions/IconLink'
import { info } from '../../../ui/art/icons/icons'
import { ActivityFrame } from '../frame/ActivityFrame'
import { useActivityPage } from '../useActivityPage'
import { SignInContent } from './SignInContent'

/** The seven days of the daily check-in (`/activity/sign-in`). */
export const SignInScreen = observer(function SignInScreen() {
  const { t } = useTranslation()
  const page = useActivityPage(ACTIVITY.freeSign)
  return (
    <ActivityFrame
      page={page}
      titled
      action={<IconLink to="/activity/sign-in/rule" of={info} label={t('activity.rules')} variant="quiet" />}
    >
      {(detail) => <SignInContent page={page} detail={detail} />}
    </ActivityFrame>
  )
})
