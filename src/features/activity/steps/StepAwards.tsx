import styled from '@emotion/styled'
import type { ActivityStep } from '../../../contract/activity/activityPage'
import { useTranslation } from '../../../i18n'
import { surface } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { SectionHead } from '../../../ui/data/SectionHead'
import { AwardList } from './AwardList'

/** Awards of every step, the same for visitors and players. */
export function StepAwards({ steps }: { steps: readonly ActivityStep[] }) {
  const { t } = useTranslation()
  return (
    <section>
      <SectionHead title={t('activity.awards')} />
      <List>
        {steps.map(({ id, title, awards }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>
              <AwardList awards={awards} />
            </dd>
          </div>
        ))}
      </List>
    </section>
  )
}

const List = styled.dl`
  ${surface};
  margin-block: ${theme.space[2]} 0;
  padding: ${theme.space[2]} ${theme.space[4]};
  > div {
    display: flex;
    gap: ${theme.space[3]};
    justify-content: space-between;
    padding-block: ${theme.space[2]};
  }
  dt {
    ${theme.type.labelMd};
  }
  dd {
    margin: 0;
  }
`
