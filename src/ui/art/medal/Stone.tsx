import { useId } from 'react'
import { light } from '../../../theme/tint'
import type { VipTheme } from '../../../theme/vip'
import { cutGem } from './gemCut'
import { gemColors } from './pigments'

interface StoneProps {
  readonly vip: VipTheme
  readonly cx: number
  readonly cy: number
  readonly radius: number
}

/** A tier's gem as part of an SVG. */
export function Stone({ vip, cx, cy, radius }: StoneProps) {
  const id = useId()
  const [bright, body] = gemColors[vip]
  const { facets, heart, table, girdle } = cutGem(vip, cx, cy, radius)
  const shine = vip === 6 ? 0.3 : 0.72
  return (
    <g strokeLinejoin="round">
      <linearGradient id={id} x2="1" y2="1">
        <stop stopColor={gemColors[6][0]} stopOpacity={shine} />
        <stop offset={0.45} stopColor={bright} stopOpacity={shine * 0.5} />
        <stop offset={1} stopColor={body} stopOpacity={shine * 0.25} />
      </linearGradient>
      {[...facets, ...heart].map(({ path, color }) => (
        // A hairline of the same color closes the seams between facets.
        <path key={path} d={path} fill={color} stroke={color} strokeWidth={0.3} />
      ))}
      <path d={table} fill={`url(#${id})`} />
      <path d={table} fill="none" stroke={light(vip === 6 ? 55 : 40)} strokeWidth={0.5} />
      <path d={girdle} fill="none" stroke={light(40)} strokeWidth={0.6} />
    </g>
  )
}
