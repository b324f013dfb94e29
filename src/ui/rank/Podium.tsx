import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import type { RankEntry } from '../../domain/jackpot/rankEntry'
import { useTranslation } from '../../i18n'
import { formatWhen } from '../../i18n/dates'
import { formatNumber } from '../../i18n/numbers'
import { foilText, surface } from '../../theme/mixins'
import { theme } from '../../theme/theme'
import { Art } from '../art/Art'
import { AvatarArt } from '../art/marks/AvatarArt'
import { Nickname } from '../data/Nickname'
import { useMedia } from '../layout/useMedia'
import { TierName } from './TierName'

const RANKS = [1, 2, 3] as const

/** The first three, the first in the middle and highest; a step without a winner stays empty. */
export function Podium({ entries }: { entries: readonly RankEntry[] }) {
  const { i18n } = useTranslation()
  const [first, others] = useMedia('(max-width: 22.4em)') ? [64, 50] : [82, 64]
  return (
    <Steps>
      {RANKS.map((rank) => {
        const entry = entries[rank - 1]
        return (
          <Step key={rank} data-place={rank} aria-hidden={!entry || undefined}>
            {entry && (
              <>
                {rank === 1 && <Art name="crown" size={36} />}
                <AvatarArt id={entry.avatar} size={rank === 1 ? first : others} />
                <Nickname>{entry.nickname}</Nickname>
                <Amount>{entry.amount}</Amount>
              </>
            )}
            <Pedestal>
              <b data-lettering>{formatNumber(rank, i18n.language)}</b>
              {entry && (
                <>
                  <TierName tier={entry.jackpot} />
                  <time dateTime={new Date(entry.createTime).toISOString()}>
                    {formatWhen(entry.createTime, i18n.language)}
                  </time>
                </>
              )}
            </Pedestal>
          </Step>
        )
      })}
    </Steps>
  )
}

const { color, motion, space, type } = theme

const rise = keyframes({ from: { transform: 'scaleY(0)' } })

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: end;
  gap: ${space[2]};
  inline-size: 100%;
  max-inline-size: 420px;
  margin-inline: auto;
  /* Large text: one below the other. */
  ${theme.media.largeText} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
  }
`

const Amount = styled.span`
  ${type.numMd};
  margin-block-end: ${space[2]};
  color: ${color.coin.base};
`

const Step = styled.li`
  --step: 96px;
  --delay: 120ms;
  display: grid;
  grid-row: 1;
  grid-column: 3;
  justify-items: center;
  text-align: center;
  /* The crown rests on the portrait. */
  > img {
    position: relative;
    z-index: 1;
    margin-block-end: -10px;
  }
  > bdi {
    ${type.labelMd};
    max-inline-size: 100%;
    margin-block-start: ${space[1]};
    overflow-wrap: anywhere;
  }
  &[data-place='1'] {
    --step: 136px;
    --delay: 0ms;
    grid-column: 2;
  }
  &[data-place='2'] {
    --step: 112px;
    --delay: 60ms;
    grid-column: 1;
  }
  ${theme.media.largeText} {
    &,
    &[data-place] {
      --step: 0px;
      grid-area: auto;
    }
  }
`

const Pedestal = styled.div`
  ${surface};
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space[1]};
  inline-size: 100%;
  min-block-size: var(--step);
  padding-block: ${space[2]};
  border-end-start-radius: 0;
  border-end-end-radius: 0;
  box-shadow: inset 0 2px 0 ${color.foil.mid};
  transform-origin: bottom;
  animation: ${rise} ${motion.duration.slow} ${motion.easing.enter} var(--delay) backwards;
  > b {
    ${type.displayXl};
    ${foilText};
  }
  > time {
    ${type.labelSm};
    color: ${color.text.secondary};
    text-wrap: balance;
  }
  /* Large text: rank and tier in one line, without a pedestal. */
  ${theme.media.largeText} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
    align-items: center;
    justify-content: center;
    padding: 0;
    background: none;
    box-shadow: none;
    > b {
      font-size: 1rem;
    }
  }
`
