import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { ACTIVITY } from '../../../domain/activity/activities'
import { fundOf } from '../../../domain/activity/fund'
import { formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { BigAmount } from '../../../ui/money/BigAmount'
import { ActivityBody } from '../frame/ActivityBody'
import { ActivityFrame } from '../frame/ActivityFrame'
import { ActivityHero } from '../frame/ActivityHero'
import { LadderModule } from '../modules/LadderModule'
import { useActivityPage } from '../useActivityPage'

/** The growth fund: what it holds, what it has paid, and its milestones (`/activity/bank`). */
export const BankScreen = observer(function BankScreen() {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const page = useActivityPage(ACTIVITY.fund)
  return (
    <ActivityFrame page={page}>
      {(detail) => {
        const { title, rules, steps } = detail
        const { ready, paid, next } = fundOf(steps)
        const isAhead = ready === 0 && next > 0
        return (
          <>
            <ActivityHero art="bank" title={title}>
              <Small>{t(isAhead ? 'activity.bank.next' : 'activity.bank.ready')}</Small>
              <BigAmount cents={isAhead ? next : ready} locale={language} />
              <Small>{t('activity.bank.paid', { amount: formatCents(paid, language) })}</Small>
            </ActivityHero>
            <ActivityBody page={page} detail={detail} terms={rules}>
              <LadderModule page={page} steps={steps} onVisit={(step) => page.visited(step)} />
            </ActivityBody>
          </>
        )
      }}
    </ActivityFrame>
  )
})

const Small = styled.span`
  ${theme.type.bodySm};
  color: ${theme.color.text.secondary};
`
