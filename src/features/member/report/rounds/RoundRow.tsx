import styled from '@emotion/styled'
import { cents, formatCents } from '../../../../domain/money'
import { useTranslation } from '../../../../i18n'
import { formatDayTime } from '../../../../i18n/recordDates'
import type { Round } from '../../../../stores/member/ReportStore'
import { theme } from '../../../../theme/theme'
import { Money } from '../../../../ui/money/Money'
import { GameMark } from '../../GameMark'

/** Estimated row height, px. */
export const ROUND_ROW = 68

/** A settled round; a tap opens its details. */
export function RoundRow({ round, onOpen }: { round: Round; onOpen: () => void }) {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const net = cents(round.win - round.bet)
  return (
    <Root type="button" onClick={onOpen}>
      <GameMark id={round.gameId} name={round.gameName} />
      <Lines>
        <Line>
          <b>
            <bdi>{round.gameName || t('report.gone')}</bdi>
          </b>
          <Net data-won={net > 0 || undefined}>
            <Money cents={net} locale={language} signed />
          </Net>
        </Line>
        <Line>
          <time dateTime={new Date(round.createTime).toISOString()}>{formatDayTime(round.createTime, language)}</time>
          <Line>
            <i>{t('report.row.bet', { amount: formatCents(round.bet, language) })}</i>
            <i>{t('report.row.won', { amount: formatCents(round.win, language) })}</i>
          </Line>
        </Line>
      </Lines>
    </Root>
  )
}

const { color, space, type } = theme

const Root = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  inline-size: 100%;
  min-block-size: ${ROUND_ROW}px;
  padding: ${space[2]} ${space[3]};
  border: 0;
  text-align: start;
  color: ${color.text.primary};
  background: none;
  cursor: pointer;
  &:focus-visible {
    outline-offset: -3px;
    border-radius: ${theme.radius.sm};
  }
`

/** Name and net, time and amounts. */
const Lines = styled.span`
  flex: 1;
  min-inline-size: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  b {
    ${type.labelLg};
    flex: 1 1 7em;
    min-inline-size: min(7em, 100%);
    overflow-wrap: break-word;
  }
  time,
  i {
    ${type.labelSm};
    font-style: normal;
    font-variant-numeric: tabular-nums;
    color: ${color.text.secondary};
  }
`

/** Two parts at its ends, with large text below each other. */
const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  align-items: baseline;
  justify-content: space-between;
`

const Net = styled.span`
  ${type.numMd};
  &[data-won] {
    color: ${color.status.success.text};
  }
`
