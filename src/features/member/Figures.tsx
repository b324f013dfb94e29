import styled from '@emotion/styled'
import { type Cents, cents } from '../../domain/money'
import { useTranslation } from '../../i18n'
import { formatNumber } from '../../i18n/numbers'
import { theme } from '../../theme/theme'
import { Money } from '../../ui/money/Money'

interface FiguresProps {
  bet: Cents
  win: Cents
  rounds?: number | undefined
}

/** Won, bet, what remains of both, and in how many rounds. */
export function Figures({ bet, win, rounds }: FiguresProps) {
  const { t, i18n } = useTranslation()
  return (
    <Root>
      <Figure label={t('report.won')} amount={win} mark="won" />
      <Figure label={t('report.bet')} amount={bet} mark="bet" />
      <Figure label={t('report.net')} amount={cents(win - bet)} signed />
      {rounds !== undefined && (
        <div>
          <dt>{t('report.view.rounds')}</dt>
          <dd>{formatNumber(rounds, i18n.language)}</dd>
        </div>
      )}
    </Root>
  )
}

interface FigureProps {
  label: string
  amount: Cents
  /** Its color in the chart. */
  mark?: 'won' | 'bet'
  signed?: boolean
}

function Figure({ label, amount, mark, signed = false }: FigureProps) {
  const { i18n } = useTranslation()
  return (
    <div>
      <dt data-mark={mark}>{label}</dt>
      <dd data-net={signed || undefined} data-won={(signed && amount > 0) || undefined}>
        <Money cents={amount} locale={i18n.language} signed={signed} />
      </dd>
    </div>
  )
}

const { color } = theme

const Root = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[3]};
  margin: 0;
  /* Two equal columns, unless a figure is wider. */
  > div {
    flex: 1 1 40%;
  }
  ${theme.media.tablet} {
    gap: ${theme.space[2]} ${theme.space[8]};
    > div {
      flex: 0 1 auto;
    }
  }
  dt {
    ${theme.type.labelSm};
    display: flex;
    gap: 6px;
    align-items: center;
    color: ${color.text.secondary};
  }
  dt[data-mark]::before {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    border-radius: 2px;
    background: ${color.text.tertiary};
  }
  dt[data-mark='won']::before {
    background: ${theme.recipe.accent};
  }
  dd {
    ${theme.type.numLg};
    margin: 0;
  }
  dd[data-net] {
    ${theme.type.numXl};
  }
  dd[data-won] {
    color: ${color.status.success.text};
  }
`
