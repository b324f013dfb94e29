import styled from '@emotion/styled'
import type { RankEntry } from '../../domain/jackpot/rankEntry'
import { useTranslation } from '../../i18n'
import { formatWhen } from '../../i18n/dates'
import { formatNumber } from '../../i18n/numbers'
import { theme } from '../../theme/theme'
import { AvatarArt } from '../art/marks/AvatarArt'
import { Nickname } from '../data/Nickname'
import { TierName } from './TierName'

interface RankRowProps {
  entry: RankEntry
  /** Replaces the nickname: "You". */
  name?: string
}

/** A winner as a row: ranking, nickname with the winning time, and reward. */
export function RankRow({ entry, name }: RankRowProps) {
  const { i18n } = useTranslation()
  const { rank, nickname, avatar, amount, jackpot, createTime } = entry
  return (
    <Root>
      <b>{rank === undefined ? '–' : formatNumber(rank, i18n.language)}</b>
      <AvatarArt id={avatar} size={36} />
      <Who>
        {name === undefined ? <Nickname>{nickname}</Nickname> : <bdi>{name}</bdi>}
        <time dateTime={new Date(createTime).toISOString()}>{formatWhen(createTime, i18n.language)}</time>
      </Who>
      <Reward>
        {amount}
        <TierName tier={jackpot} />
      </Reward>
    </Root>
  )
}

/** Estimated height of a row, px. */
export const RANK_ROW = 60

const { color, space, type } = theme

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(2em, auto) auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${RANK_ROW}px;
  padding: ${space[2]} ${space[3]};
  > b {
    ${type.numMd};
    color: ${color.text.secondary};
  }
  /* Large text: the reward below the name. */
  ${theme.media.largeText} {
    grid-template-columns: minmax(2em, auto) auto minmax(0, 1fr);
    > span:last-of-type {
      grid-column: 3;
      text-align: start;
    }
  }
`

const Who = styled.span`
  display: grid;
  justify-items: start;
  bdi {
    ${type.labelLg};
    overflow-wrap: anywhere;
  }
  time {
    ${type.bodySm};
    color: ${color.text.secondary};
  }
`

const Reward = styled.span`
  ${type.numMd};
  text-align: end;
`
