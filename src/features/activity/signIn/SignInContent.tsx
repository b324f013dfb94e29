import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { signInDays } from '../../../domain/activity/signInWeek'
import { useTranslation } from '../../../i18n'
import type { ActivityDetail, ActivityPage } from '../../../stores/activity/ActivityPageStore'
import { theme } from '../../../theme/theme'
import { TextLink } from '../../../ui/actions/TextLink'
import { Note } from '../../../ui/feedback/Note'
import { ActivityColumns } from '../frame/ActivityColumns'
import { StepNote } from '../steps/StepNote'
import { SignInHero } from './SignInHero'
import { SignInSums } from './SignInSums'
import { SignInWeek } from './SignInWeek'

/** The hero, the week, and what it gives. */
export const SignInContent = observer(function SignInContent({
  page,
  detail,
}: {
  page: ActivityPage
  detail: ActivityDetail
}) {
  const { t } = useTranslation()
  const { rules, steps } = detail
  const forgiven = signInDays(steps).indexOf('forgiven') + 1
  return (
    <>
      <SignInHero page={page} steps={steps} />
      <StepNote page={page} />
      <ActivityColumns>
        <div>
          <SignInWeek steps={steps} />
          <SignInSums steps={steps} />
        </div>
        <div>
          {forgiven > 0 && <Note tone="success">{t('activity.forgiven', { day: forgiven })}</Note>}
          {rules.slice(1, 2).map((rule) => (
            <Note key={rule} tone="info">
              {rule}
            </Note>
          ))}
          <Links>
            <TextLink to="/activity/sign-in/rule" chevron>
              {t('activity.allRules')}
            </TextLink>
            <TextLink to="/bonus/record" chevron>
              {t('activity.signIn.record')}
            </TextLink>
          </Links>
        </div>
      </ActivityColumns>
    </>
  )
})

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]} ${theme.space[6]};
  justify-content: center;
  padding-block: ${theme.space[2]};
  ${theme.type.labelMd};
`
