import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { boundsOf, bucketsOf, countOf, lastDays } from '../../../domain/report/reportDays'
import { useTranslation } from '../../../i18n'
import { ReportStore } from '../../../stores/member/ReportStore'
import { useFeature } from '../../../stores/react/stores'
import { useResource } from '../../../stores/react/useResource'
import { useUtcToday } from '../../../stores/react/useToday'
import { surface } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { TextLink } from '../../../ui/actions/TextLink'
import { SectionHead } from '../../../ui/data/SectionHead'
import { ResourceView } from '../../../ui/lists/ResourceView'
import { Figures } from '../Figures'
import { DaysChart } from '../report/DaysChart'

/** The player's last seven days. */
export const WeekCard = observer(function WeekCard() {
  const store = useFeature(ReportStore)
  const { t } = useTranslation()
  const days = lastDays(useUtcToday(), 7)
  const report = useResource(store.reportOf(boundsOf(days)))
  const { value } = report
  return (
    <section aria-label={t('list.range.week')}>
      <SectionHead
        title={t('list.range.week')}
        action={
          <TextLink to="/member/report" chevron>
            {t('title.memberReport')}
          </TextLink>
        }
      />
      <Panel>
        <ResourceView resource={report} level={3} shape={['256px']} empty={null}>
          {value && (
            <>
              <Figures bet={value.bet} win={value.win} rounds={value.rounds} />
              {value.rounds > 0 ? (
                <DaysChart buckets={bucketsOf(days, value.days)} step="day" days={countOf(days)} />
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
  min-block-size: 288px;
  padding: ${theme.space[4]};
  p {
    color: ${theme.color.text.secondary};
  }
`
