import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { coinOfStep, coinsOf } from '../../../domain/activity/activityFacts'
import { stepState } from '../../../domain/activity/activityStep'
import { shareOf } from '../../../domain/arithmetic'
import { cents, formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { formatPercent } from '../../../i18n/numbers'
import { surface } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { SectionHead } from '../../../ui/data/SectionHead'
import { StepNote } from '../steps/StepNote'
import type { ModuleProps } from './module'
import { SumFoot } from './SumFoot'

/** A share of each deposit, added up. */
export const ShareModule = observer(function ShareModule({ page, steps }: ModuleProps) {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const money = (amount: number) => formatCents(cents(amount), language)
  const percent = page.detail.value?.share?.percent ?? 0
  return (
    <section>
      <SectionHead title={t('activity.deposits')} />
      <Table>
        {steps.map((step) => {
          const claimed = stepState(step) === 'claimed'
          return (
            <div key={step.id} data-state={stepState(step)}>
              <dt>{step.title}</dt>
              <dd>
                <span>{claimed ? t('activity.claimed') : `× ${formatPercent(shareOf(percent), language)}`}</span>
                <b>{money(coinOfStep(step))}</b>
              </dd>
            </div>
          )
        })}
      </Table>
      <SumFoot amounts={page.ready.map(coinOfStep)} total={coinsOf(steps, 'open')} />
      <StepNote page={page} />
    </section>
  )
})

const { color, space, type } = theme

const Table = styled.dl`
  ${surface};
  margin: 0 0 ${space[3]};
  padding: 0 ${space[4]};
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[3]};
    align-items: center;
    justify-content: space-between;
    padding-block: ${space[3]};
    &:not(:first-of-type) {
      border-block-start: 1px solid ${color.border.subtle};
    }
  }
  dt {
    ${type.bodyMd};
  }
  dd {
    display: flex;
    gap: ${space[4]};
    margin: 0;
    margin-inline-start: auto;
    ${type.bodyMd};
    color: ${color.text.secondary};
  }
  b {
    ${type.numMd};
    color: ${color.text.primary};
  }
  [data-state='claimed'] dd,
  [data-state='claimed'] b {
    color: ${color.status.success.text};
  }
`
