import styled from '@emotion/styled'
import type { RankEntry } from '../../domain/jackpot/rankEntry'
import { useTranslation } from '../../i18n'
import { formatWhen } from '../../i18n/dates'
import { formatNumber } from '../../i18n/numbers'
import { theme } from '../../theme/theme'
import { AvatarArt } from '../art/marks/AvatarArt'
import { RankMark } from '../art/marks/RankMark'
import { Nickname } from '../data/Nickname'
import { type Column, Table } from '../data/Table'
import { TierName } from './TierName'

interface RankTableProps {
  caption: string
  entries: readonly RankEntry[]
  /** The player's own best row. */
  own: RankEntry | null
}

/** The winners with ranking, nickname, reward and winning time (spec §2), and the player's own row below. */
export function RankTable({ caption, entries, own }: RankTableProps) {
  const { t, i18n } = useTranslation()
  const columns: Column<RankEntry>[] = [
    {
      id: 'place',
      label: t('jackpot.rank.place'),
      cell: ({ rank }) => (
        <RankMark rank={rank}>{rank === undefined ? '–' : formatNumber(rank, i18n.language)}</RankMark>
      ),
    },
    {
      id: 'nickname',
      label: t('jackpot.rank.nickname'),
      cell: ({ nickname, avatar }) => (
        <Who>
          <AvatarArt id={avatar} size={24} />
          <Nickname>{nickname}</Nickname>
        </Who>
      ),
    },
    {
      id: 'reward',
      label: t('jackpot.rank.reward'),
      align: 'end',
      strong: true,
      cell: ({ amount, jackpot }) => (
        <>
          {amount}
          <TierName tier={jackpot} />
        </>
      ),
    },
    {
      id: 'time',
      label: t('jackpot.rank.time'),
      cell: ({ createTime }) => <When>{formatWhen(createTime, i18n.language)}</When>,
    },
  ]
  const foot = own && { label: t('jackpot.rank.own'), row: own }
  return <Table caption={caption} rows={entries} rowKey={({ id }) => id} columns={columns} foot={foot} />
}

const Who = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
`

const When = styled.span`
  ${theme.type.labelSm};
  display: inline-block;
  text-wrap: balance;
  /* Date and time wrap to two lines on the narrowest screen, not five. */
  min-inline-size: min(5.5rem, 26.8vi);
  color: ${theme.color.text.secondary};
`
