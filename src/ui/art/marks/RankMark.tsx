import styled from '@emotion/styled'
import { theme } from '../../../theme/theme'
import { light, shade } from '../../../theme/tint'
import { metals } from './pigments'

interface RankMarkProps {
  readonly rank: number | undefined
  /** The rank as text. */
  readonly children: string
}

/** A rank: a gold, silver or bronze medal for the first three. */
export function RankMark({ rank, children }: RankMarkProps) {
  return <Mark data-medal={rank}>{children}</Mark>
}

const round = {
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '26px',
  blockSize: '26px',
  borderRadius: '50%',
  ...theme.type.labelSm,
  fontWeight: 800,
  color: shade(100),
  boxShadow: `inset 0 0 0 1.5px ${light(60)}, 0 1px 3px ${shade(50)}`,
} as const

const medals = metals.map(([from, to], index) => [
  `&[data-medal="${index + 1}"]`,
  { ...round, background: `linear-gradient(150deg, ${from}, ${to})` },
])

const Mark = styled.b({ fontVariantNumeric: 'tabular-nums', ...Object.fromEntries(medals) })
