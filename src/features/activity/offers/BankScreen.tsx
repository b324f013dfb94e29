import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { type ComponentProps, Suspense } from 'react'
import { ACTIVITY } from '../../../domain/activity/activities'
import { fundOf } from '../../../domain/activity/fund'
import { cents, formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { Progress } from '../../../ui/feedback/Progress'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { lazyScreen } from '../../../ui/lazyScreen'
import { BigAmount } from '../../../ui/money/BigAmount'
import { ActivityFrame } from '../ActivityFrame'
import { ActivityHero } from '../ActivityHero'
import { ActivityTerms } from '../ActivityTerms'
import type { StepRow } from '../steps/StepRow'
import { useActivityPage } from '../useActivityPage'

// After the page's head, which says what the fund holds.
const LateRow = lazyScreen<ComponentProps<typeof StepRow>>(() => import('../steps/StepRow').then((m) => m.StepRow))

/** The growth fund: what it holds, what it has paid, and its milestones (`/activity/bank`). */
export const BankScreen = observer(function BankScreen() {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const page = useActivityPage(ACTIVITY.fund)
  const claimable = page.next
  const money = (amount: number) => formatCents(cents(amount), language)
  return (
    <ActivityFrame page={page}>
      {({ title, rules, steps }) => {
        const { ready, paid, played, next } = fundOf(steps)
        const far = next && t('activity.progress', { done: money(played), target: money(next.target) })
        return (
          <>
            <ActivityHero art="bank" title={title}>
              <Small>{t('activity.bank.ready')}</Small>
              <BigAmount cents={ready} locale={language} />
              <Small>{t('activity.bank.paid', { amount: money(paid) })}</Small>
            </ActivityHero>
            {far === undefined ? (
              <Small>{t('activity.bank.full')}</Small>
            ) : (
              <Way>
                <Progress value={played} max={next?.target ?? 0} label={t('activity.bank.next')} valueText={far} />
                <Small>
                  <span>{t('activity.bank.next')}</span>
                  <span aria-hidden>{far}</span>
                </Small>
              </Way>
            )}
            {claimable && (
              <Button wide size="lg" busy={page.busy} onClick={() => page.receive(claimable)}>
                {t('activity.claimNext', { title: claimable.title })}
              </Button>
            )}
            <Steps aria-label={t('activity.steps')}>
              <Suspense fallback={<Skeleton blockSize="60vh" />}>
                {steps.map((step) => (
                  <LateRow key={step.id} page={page} step={step} />
                ))}
              </Suspense>
            </Steps>
            <ActivityTerms rules={rules} />
          </>
        )
      }}
    </ActivityFrame>
  )
})

const Small = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[3]};
  justify-content: space-between;
  ${theme.type.bodySm};
  color: ${theme.color.text.secondary};
`

const Way = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`

const Steps = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`
