import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { PERIOD_DAYS } from '../../domain/report/periods'
import { useTranslation } from '../../i18n'
import { useFeature } from '../../stores/core/react'
import { useResource } from '../../stores/core/useResource'
import { ReportStore } from '../../stores/member/ReportStore'
import { surface } from '../../theme/mixins'
import { theme } from '../../theme/theme'
import { TextLink } from '../../ui/actions/TextLink'
import { SectionHead } from '../../ui/data/SectionHead'
import { ResourceView } from '../../ui/lists/ResourceView'
import { Figures } from './Figures'
import { DaysChart } from './report/DaysChart'

/** The player's last seven days, where a wide window has room for them. */
export const WeekCard = observer(function WeekCard() {
  const { reports } = useFeature(ReportStore)
  const { t } = useTranslation()
  const report = useResource(reports.week)
  const { value } = report
  return (
    <section aria-label={t('report.period.week')}>
      <SectionHead
        title={t('report.period.week')}
        action={
          <TextLink to="/member/report" chevron>
            {t('title.memberReport')}
          </TextLink>
        }
      />
      <Panel>
        <ResourceView resource={report} level={3} shape={['252px']} empty={null}>
          {value && (
            <>
              <Figures bet={value.bet} win={value.win} rounds={value.rounds} />
              {value.rounds > 0 ? (
                <DaysChart report={value} days={PERIOD_DAYS.week} />
              ) : (
                <p>{t('report.empty.text')}</p>
              )}
            </>
          )}
        </ResourceView>
      </Panel>
    </section>
  )
})

const Panel = styled.div`
  ${surface};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[4]};
  /* As high without a bet, so that nothing below it moves. */
  min-block-size: 284px;
  padding: ${theme.space[4]};
  p {
    color: ${theme.color.text.secondary};
  }
`
