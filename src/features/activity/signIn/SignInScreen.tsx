import { observer } from 'mobx-react-lite'
import { type ComponentProps, Suspense } from 'react'
import { ACTIVITY } from '../../../domain/activity/activities'
import { useTranslation } from '../../../i18n'
import { IconLink } from '../../../ui/actions/IconLink'
import { info } from '../../../ui/art/icons/icons'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { lazyScreen } from '../../../ui/lazyScreen'
import { ActivityFrame } from '../ActivityFrame'
import { useActivityPage } from '../useActivityPage'
import type { SignInContent } from './SignInContent'

// After the page's frame.
const Content = lazyScreen<ComponentProps<typeof SignInContent>>(() =>
  import('./SignInContent').then((m) => m.SignInContent),
)

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
      {(detail) => (
        <Suspense fallback={<Skeleton blockSize="440px" />}>
          <Content page={page} detail={detail} />
        </Suspense>
      )}
    </ActivityFrame>
  )
})
