import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { cents } from '../../../domain/money'
import { bucketsOf, countOf, type ReportDays, stepOf } from '../../../domain/report/reportDays'
import { useTranslation } from '../../../i18n'
import { formatDayKey } from '../../../i18n/dates'
import type { Report } from '../../../stores/member/ReportStore'
import { useStores } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { Panel } from '../../../ui/layout/Panel'
import { Figures } from '../Figures'
import { DaysChart } from './DaysChart'
import { SumsTable } from './SumsTable'

interface TotalsProps {
  report: Report
  days: ReportDays
  /** Only this game type: without rounds and days, which the backend does not count by type. */
  gameType: number | undefined
}

/** Bets, wins and net of the days: as figures, as a chart, and as tables. */
export const Totals = observer(function Totals({ report, days, gameType }: TotalsProps) {
  const { t } = useTranslation()
  const buckets = useMemo(() => bucketsOf(days, report.days), [days, report.days])
  const count = countOf(days)
  const none = { bet: cents(0), win: cents(0) }
  const { bet, win } = gameType === undefined ? report : (report.types.find(({ type }) => type === gameType) ?? none)
  const whole = gameType === undefined && report.rounds > 0
  return (
    <Panel>
      <Figures bet={bet} win={win} rounds={gameType === undefined ? report.rounds : undefined} />
      {whole && count > 1 && <DaysChart buckets={buckets} step={stepOf(count)} days={count} />}
      {whole && <Tables report={report} buckets={buckets} step={stepOf(count)} />}
      <Note>{t('report.utc')}</Note>
    </Panel>
  )
})

interface TablesProps {
  report: Report
  buckets: ReturnType<typeof bucketsOf>
  step: ReturnType<typeof stepOf>
}

const Tables = observer(function Tables({ report, buckets, step }: TablesProps) {
  const { config } = useStores()
  const { t, i18n } = useTranslation()
  const nameOf = (type: number) =>
    config.config?.appGameTypeList.find(({ id }) => id === type)?.name ?? t('report.otherType')
  const style = step === 'month' ? 'year' : 'date'
  const days = buckets
    .filter(({ bet, win }) => bet > 0 || win > 0)
    .map(({ day, ...sums }) => ({ id: day, label: formatDayKey(day, i18n.language, style), ...sums }))
    .reverse()
  const types = report.types.map(({ type, bet, win }) => ({ id: type, label: nameOf(type), bet, win }))
  return (
    <Details>
      <summary>{t('report.tables')}</summary>
      <SumsTable caption={t(`report.by.${step}`)} head={t(`report.step.${step}`)} rows={days} />
      <SumsTable caption={t('report.byType')} head={t('report.type')} rows={types} />
    </Details>
  )
})

const { color, space, type } = theme

const Details = styled.details`
  summary {
    ${type.labelMd};
    display: list-item;
    align-content: center;
    min-block-size: ${theme.size.touch};
    color: ${color.accent.text};
    cursor: pointer;
  }
  > div {
    margin-block-end: ${space[3]};
  }
`

const Note = styled.p`
  ${type.bodySm};
  margin: 0;
  color: ${color.text.secondary};
`
