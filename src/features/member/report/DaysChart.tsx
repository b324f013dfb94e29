import styled from '@emotion/styled'
import { sum } from '../../../domain/arithmetic'
import { cents, parts } from '../../../domain/money'
import { type Bucket, type stepOf, topOf } from '../../../domain/report/reportDays'
import { useTranslation } from '../../../i18n'
import { formatDayKey } from '../../../i18n/dates'
import { formatNumber } from '../../../i18n/numbers'
import { theme } from '../../../theme/theme'
import { moneyText } from '../../../ui/money/Money'
import { DayLabel } from './DayLabel'

/** Labels that fit below the bars of a phone. */
const MOST_LABELS = 7

interface DaysChartProps {
  buckets: readonly Bucket[]
  step: ReturnType<typeof stepOf>
  /** Number of days. */
  days: number
}

/** Two bars per step, bet and won. The amounts themselves are in the tables. */
export function DaysChart({ buckets, step: unit, days }: DaysChartProps) {
  const { t, i18n } = useTranslation()
  const net = sum(buckets.map(({ bet, win }) => cents(win - bet)))
  const top = topOf(Math.max(0, ...buckets.flatMap(({ bet, win }) => [bet, win])))
  const count = buckets.length
  const every = Math.ceil(count / MOST_LABELS)
  const few = count <= MOST_LABELS
  const labels = labelsOf(
    buckets.map(({ day }) => day),
    unit,
    i18n.language,
  )
  return (
    <Root role="img" aria-label={t('report.chart', { amount: moneyText(net, i18n.language, true), count: days })}>
      <Scale>
        {[top, top / 2, 0].map((line) => (
          <span key={line}>{formatNumber(parts(cents(Math.round(line))).units, i18n.language)}</span>
        ))}
      </Scale>
      <Days>
        {buckets.map(({ day, bet, win }, index) => {
          // Counted from the end, so that the last one has a label.
          const step = (count - 1 - index) / every
          return (
            <Day key={day}>
              <Bar data-some={bet > 0 || undefined} style={{ blockSize: `${(bet / top) * 100}%` }} />
              <Bar data-won data-some={win > 0 || undefined} style={{ blockSize: `${(win / top) * 100}%` }} />
              {Number.isInteger(step) && (
                <DayLabel data-step={step} data-few={few || undefined}>
                  {labels[index]}
                </DayLabel>
              )}
            </Day>
          )
        })}
      </Days>
    </Root>
  )
}

/** Characters of a weekday that fit below two bars of a phone. */
const MOST_CHARACTERS = 4

/** Weekdays of a week, by their letters where the names are long; dates of anything longer, and months. */
const labelsOf = (days: readonly string[], step: DaysChartProps['step'], locale: string): string[] => {
  const as = (style: Parameters<typeof formatDayKey>[2]) => days.map((day) => formatDayKey(day, locale, style))
  if (step === 'month') return as('month')
  if (step === 'week' || days.length > MOST_LABELS) return as('date')
  return as('weekday').some(({ length }) => length > MOST_CHARACTERS) ? as('letter') : as('weekday')
}

const { color } = theme

/** Space for the labels of the days. */
const FOOT = '1.5rem'

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[2]};
  block-size: 200px;
  ${theme.type.labelSm};
  color: ${color.text.secondary};
`

const Scale = styled.div`
  display: grid;
  align-content: space-between;
  justify-items: end;
  margin-block: -8px calc(${FOOT} - 8px);
  font-variant-numeric: tabular-nums;
`

const Days = styled.div`
  container-type: inline-size;
  display: flex;
  align-items: stretch;
  padding-block-end: ${FOOT};
  background:
    linear-gradient(${color.border.subtle} 0 0) 0 0 / 100% 1px no-repeat,
    linear-gradient(${color.border.subtle} 0 0) 0 calc(50% - ${FOOT} / 2) / 100% 1px no-repeat,
    linear-gradient(${color.border.subtle} 0 0) 0 calc(100% - ${FOOT}) / 100% 1px no-repeat;
`

const Day = styled.div`
  position: relative;
  flex: 1;
  min-inline-size: 0;
  display: flex;
  align-items: end;
  justify-content: center;
`

const Bar = styled.i`
  inline-size: min(38%, 20px);
  margin-inline: min(4%, 1px);
  border-radius: 4px 4px 0 0;
  /* Visible beside a day of a thousand times as much, too. */
  &[data-some] {
    min-block-size: 3px;
  }
  background: ${color.text.tertiary};
  &[data-won] {
    background: ${theme.recipe.accent};
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: GrayText;
    &[data-won] {
      background: CanvasText;
    }
  }
`
