import styled from '@emotion/styled'
import type { ActivityStep } from '../../../contract/activity/activityPage'
import { type StepState, stepState } from '../../../domain/activity/activityStep'
import { useTranslation } from '../../../i18n'
import { surface } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { AwardList } from '../steps/AwardList'

/** What the week has given, and what it still can. */
export function SignInSums({ steps }: { steps: readonly ActivityStep[] }) {
  const { t } = useTranslation()
  const row = (name: string, ...states: StepState[]) => {
    const days = steps.filter((step) => states.includes(stepState(step)))
    if (days.length === 0) return null
    return (
      <div>
        <dt>
          {name}
          <small>{t('activity.week.days', { count: days.length })}</small>
        </dt>
        <dd>
          <AwardList awards={days.flatMap(({ awards }) => awards)} />
        </dd>
      </div>
    )
  }
  return (
    <List>
      {row(t('activity.week.received'), 'claimed')}
      {row(t('activity.week.ahead'), 'open', 'locked')}
    </List>
  )
}

const { color, space, type } = theme

const List = styled.dl`
  ${surface};
  margin: 0;
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
    display: grid;
    ${type.labelLg};
  }
  small {
    ${type.bodySm};
    color: ${color.text.secondary};
  }
  dd {
    margin: 0;
    min-inline-size: 0;
  }
`
