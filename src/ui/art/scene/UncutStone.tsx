import styled from '@emotion/styled'
import { useId } from 'react'
import { theme } from '../../../theme/theme'
import { blend, shade } from '../../../theme/tint'
import { Art } from '../Art'
import type { SymbolName } from '../symbols/symbols'

interface UncutStoneProps {
  /** Main symbol. */
  readonly symbol: SymbolName
  /** Small symbols at its sides. */
  readonly start?: SymbolName
  readonly end?: SymbolName
}

const { bg, foil, accent } = theme.color
const planes = [
  ['M40 128 78 40 132 22 190 66 196 128Z', 10],
  ['M78 40 132 22 116 92Z', 30],
  ['M132 22 190 66 116 92Z', 18],
  ['M40 128 78 40 116 92Z', 5],
  ['M116 92 196 128H40Z', 8],
] as const

/** Illustration of empty and error states: a dim uncut gem with a symbol. */
export function UncutStone({ symbol, start, end }: UncutStoneProps) {
  const glow = useId()
  return (
    <Stage aria-hidden>
      <svg viewBox="0 0 230 170">
        <radialGradient id={glow}>
          <stop stopColor={accent.glow} stopOpacity={0.38} />
          <stop offset={1} stopColor={accent.glow} stopOpacity={0} />
        </radialGradient>
        <ellipse cx={115} cy={86} rx={112} ry={82} fill={`url(#${glow})`} />
        <ellipse cx={118} cy={140} rx={92} ry={10} fill={shade(35)} />
        {planes.map(([plane, percent]) => (
          <path key={plane} d={plane} fill={blend(foil.light, percent, bg.surface3)} />
        ))}
      </svg>
      {start && (
        <span data-at="start">
          <Art name={start} size={44} eager />
        </span>
      )}
      {end && (
        <span data-at="end">
          <Art name={end} size={46} eager />
        </span>
      )}
      <span data-at="middle">
        <Art name={symbol} size={110} eager />
      </span>
    </Stage>
  )
}

const Stage = styled.div({
  position: 'relative',
  inlineSize: '230px',
  blockSize: '170px',
  marginInline: 'auto',
  '& > svg': { inlineSize: '100%', blockSize: '100%' },
  '& > span': { position: 'absolute', filter: `drop-shadow(0 10px 14px ${shade(45)})` },
  '& > [data-at="middle"]': { insetBlockStart: '30px', insetInlineStart: '60px', rotate: '-5deg' },
  '& > [data-at="start"]': { insetBlockStart: '62px', insetInlineStart: '10px', rotate: '-14deg' },
  '& > [data-at="end"]': { insetBlockStart: '82px', insetInlineStart: '178px', rotate: '12deg' },
})
