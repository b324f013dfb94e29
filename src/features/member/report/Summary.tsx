import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { PERIOD_DAYS, PERIODS } from '../../../domain/report/periods'
import { useTranslation } from '../../../i18n'
import { formatDayKey } from '../../../i18n/dates'
import { useFeature, useStores } from '../../../stores/core/react'
import { useResource } from '../../../stores/core/useResource'
import { type Report, ReportStore } from '../../../stores/member/ReportStore'
import { theme } from '../../../theme/theme'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { LazyStone } from '../../../ui/art/scene/LazyStone'
import { SectionHead } from '../../../ui/data/SectionHead'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { Columns } from '../../../ui/layout/Columns'
import { Panel } from '../../../ui/layout/Panel'
import { Stack } from '../../../ui/layout/Stack'
import { useUrlFilter } from '../../../ui/lists/filters/useUrlFilter'
import { ResourceView } from '../../../ui/lists/ResourceView'
import { Figures } from '../Figures'
import { DaysChart } from './DaysChart'
import { SumsTable } from './SumsTable'

/** Bets, wins and net of a period: as a chart, by day and by game type. */
export const Summary = observer(function Summary() {
  const { reports } = useFeature(ReportStore)
  const { t } = useTranslation()
  const [period, choose] = useUrlFilter('period', ['week', 'month', 'day'])
  const report = useResource(reports[period])
  return (
    <Root>
      <SegmentedControl
        label={t('report.period')}
        options={PERIODS.map((value) => ({ value, label: t(`report.period.${value}`) }))}
        value={period}
        onChange={choose}
      />
      <ResourceView resource={report} shape={['300px', '180px']} empty={<NoBets />}>
        {report.value && report.value.rounds > 0 && <Content report={report.value} count={PERIOD_DAYS[period]} />}
      </ResourceView>
    </Root>
  )
})

const Content = observer(function Content({ report, count }: { report: Report; count: number }) {
  const { config } = useStores()
  const { t, i18n } = useTranslation()
  const nameOf = (type: number) =>
    config.config?.appGameTypeList.find(({ id }) => id === type)?.name ?? t('report.otherType')
  const days = report.days.map(({ day, bet, win }) => ({ id: day, label: formatDayKey(day, i18n.language), bet, win }))
  const types = report.types.map(({ type, bet, win }) => ({ id: type, label: nameOf(type), bet, win }))
  return (
    <Columns>
      <Chart>
        <Figures bet={report.bet} win={report.win} rounds={report.rounds} />
        {count > 1 && <DaysChart report={report} days={count} />}
      </Chart>
      {count > 1 && (
        <section>
          <SectionHead title={t('report.byDay')} />
          <SumsTable caption={t('report.byDay')} head={t('report.day')} rows={days} />
        </section>
      )}
      <section>
        <SectionHead title={t('report.byType')} />
        <SumsTable caption={t('report.byType')} head={t('report.type')} rows={types} />
      </section>
    </Columns>
  )
})

function NoBets() {
  const { t } = useTranslation()
  return (
    <EmptyState
      art={<LazyStone symbol="dice" start="coin" end="star" />}
      level={2}
      title={t('report.empty')}
      text={t('report.empty.text')}
      action={<ButtonLink to="/">{t('report.empty.go')}</ButtonLink>}
    />
  )
}

const Root = styled(Stack)`
  padding-block-start: ${theme.space[3]};
  ${theme.media.tablet} {
    > fieldset {
      max-inline-size: 22rem;
    }
  }
`

const Chart = styled(Panel)`
  grid-column: 1 / -1;
`
