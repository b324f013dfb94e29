import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { FREE_SIGN_IN } from '../../domain/activity/activityKinds'
import { stepState } from '../../domain/activity/activityStep'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/core/react'
import { foilText } from '../../theme/mixins'
import { theme } from '../../theme/theme'
import { Button } from '../../ui/actions/Button'
import { ButtonLink } from '../../ui/actions/ButtonLink'
import { IconLink } from '../../ui/actions/IconLink'
import { info } from '../../ui/art/icons/icons'
import { ActivityFrame } from './ActivityFrame'
import { ActivityHero } from './ActivityHero'
import { ActivityTerms } from './ActivityTerms'
import { SignInWeek } from './SignInWeek'
import { StepNote } from './steps/StepNote'
import { useAward } from './steps/useAward'
import { TimeLeft } from './TimeLeft'
import { useActivityPage } from './useActivityPage'

const RULES = '/activity/sign-in/rule'

/** The seven days of the free sign-in (`/activity/sign-in`). */
export const SignInScreen = observer(function SignInScreen() {
  const { session, platform } = useStores()
  const { t } = useTranslation()
  const award = useAward()
  const page = useActivityPage(FREE_SIGN_IN)
  const { next } = page
  const [first] = next?.awards ?? []
  const nextDay = (Math.floor(platform.clock.now() / 86_400_000) + 1) * 86_400_000
  return (
    <ActivityFrame page={page} action={<IconLink to={RULES} of={info} label={t('activity.rules')} variant="quiet" />}>
      {({ title, rules, steps }) => {
        const done = steps.filter((step) => ['claimed', 'missed'].includes(stepState(step))).length
        const day = next ? steps.indexOf(next) + 1 : Math.max(1, done)
        return (
          <>
            <ActivityHero art="calendar" title={title} time={t('activity.dayOf', { day, days: steps.length })}>
              {first && <Amount>{award(first).amount}</Amount>}
              {next ? (
                <Button busy={page.busy} onClick={() => page.receive(next)}>
                  {t('activity.signIn')}
                </Button>
              ) : (
                session.signedIn && (
                  <Soon>
                    {t('activity.tomorrow')} <TimeLeft until={nextDay} onEnd={() => void page.detail.refresh()} />
                  </Soon>
                )
              )}
            </ActivityHero>
            <StepNote page={page} />
            <SignInWeek steps={steps} />
            <ActivityTerms rules={rules.slice(1)} />
            <ButtonLink variant="secondary" to={RULES}>
              {t('activity.allRules')}
            </ButtonLink>
          </>
        )
      }}
    </ActivityFrame>
  )
})

const Amount = styled.strong`
  ${theme.type.numJackpot};
  ${foilText};
`

const Soon = styled.span`
  ${theme.type.labelMd};
  color: ${theme.color.text.secondary};
`
