import { useId } from 'react'
import { light } from '../../../theme/tint'
import { markOf } from './marks'

interface ChannelMarkProps {
  /** Key of the bank or channel. */
  readonly id: string
  readonly size?: number
}

/** Fictional logo of a bank or payment channel; decorative, since the name is next to it. */
export function ChannelMark({ id, size = 40 }: ChannelMarkProps) {
  const ground = useId()
  const { strong, faint, from, to, turned } = markOf(id)
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden>
      <linearGradient id={ground} x2="1" y2="1">
        <stop stopColor={from} />
        <stop offset={1} stopColor={to} />
      </linearGradient>
      <rect width={40} height={40} rx={11} fill={`url(#${ground})`} />
      <rect x={0.5} y={0.5} width={39} height={39} rx={10.5} fill="none" stroke={light(18)} />
      <g transform={turned ? 'rotate(90 20 20)' : undefined} fillRule="evenodd">
        <path d={faint} fill={light(48)} />
        <path d={strong} fill={light(94)} />
      </g>
    </svg>
  )
}
