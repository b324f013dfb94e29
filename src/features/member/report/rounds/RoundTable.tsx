import styled from '@emotion/styled'
import { type Cents, cents } from '../../../../domain/money'
import { useTranslation } from '../../../../i18n'
import { formatDayTime } from '../../../../i18n/recordDates'
import type { Round } from '../../../../stores/member/ReportStore'
import { theme } from '../../../../theme/theme'
import { type Column, Table } from '../../../../ui/data/Table'
import { Money } from '../../../../ui/money/Money'
import { GameMark } from '../../GameMark'

interface RoundTableProps {
  rounds: readonly Round[]
  onOpen: (round: Round) => void
}

/** The record on wide screens; a tap on a row opens its details. */
export function RoundTable({ rounds, onOpen }: RoundTableProps) {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const amount = (id: string, label: string, of: (round: Round) => Cents, signed = false): Column<Round> => ({
    id,
    label,
    align: 'end',
    cell: (round) => <Money cents={of(round)} locale={language} signed={signed} />,
  })
  return (
    <Root>
      <Table
        caption={t('report.view.rounds')}
        rows={rounds}
        rowKey={({ id }) => id}
        tracks="minmax(0, 2.2fr) minmax(max-content, 1.4fr) repeat(3, minmax(0, 1fr))"
        columns={[
          {
            id: 'game',
            label: t('report.game'),
            cell: (round) => (
              <Open type="button" onClick={() => onOpen(round)}>
                <GameMark id={round.gameId} name={round.gameName} />
                <b dir="auto">{round.gameName || t('report.gone')}</b>
              </Open>
            ),
          },
          {
            id: 'time',
            label: t('report.time'),
            cell: ({ createTime }) => (
              <time dateTime={new Date(createTime).toISOString()}>{formatDayTime(createTime, language)}</time>
            ),
          },
          amount('bet', t('report.bet'), ({ bet }) => bet),
          amount('won', t('report.won'), ({ win }) => win),
          amount('net', t('report.net'), ({ bet, win }) => cents(win - bet), true),
        ]}
      />
    </Root>
  )
}

const { color, space, type } = theme

const Root = styled.div`
  tbody tr {
    position: relative;
  }
  time {
    ${type.bodySm};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    color: ${color.text.secondary};
  }
`

/** Its hit area is the row. */
const Open = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: 0;
  border: 0;
  text-align: start;
  color: inherit;
  background: none;
  cursor: pointer;
  b {
    ${type.labelLg};
    overflow-wrap: anywhere;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid ${color.focus};
    outline-offset: -3px;
  }
`
