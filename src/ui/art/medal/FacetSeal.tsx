import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { theme } from '../../../theme/theme'
import { shade } from '../../../theme/tint'
import type { VipTheme } from '../../../theme/vip'
import { cutGem } from './gemCut'
import { Stone } from './Stone'

interface FacetSealProps {
  readonly vip: VipTheme
  readonly size?: number
}

/** The theme's gem with a check, for success only; its facets light up once, from one to the next. */
export function FacetSeal({ vip, size = 104 }: FacetSealProps) {
  const { facets } = cutGem(vip, 32, 32, 29)
  return (
    <Svg width={size} height={size} viewBox="0 0 64 64" aria-hidden>
      <circle cx={32} cy={32} r={31} />
      <Stone vip={vip} cx={32} cy={32} radius={29} />
      {facets.map(({ path }, index) => (
        <path key={path} d={path} data-light style={{ animationDelay: `${(index * 450) / facets.length}ms` }} />
      ))}
      <polyline points="21 33 29 41 44 25" data-edge />
      <polyline points="21 33 29 41 44 25" />
    </Svg>
  )
}

const lightUp = keyframes({ '50%': { opacity: 0.7 } })

const Svg = styled.svg`
  circle {
    fill: ${shade(45)};
    stroke: ${theme.color.foil.mid};
    stroke-width: 1;
  }
  [data-light] {
    fill: ${theme.color.foil.hi};
    opacity: 0;
  }
  @media (prefers-reduced-motion: no-preference) {
    [data-light] {
      animation: ${lightUp} 150ms;
    }
  }
  polyline {
    fill: none;
    stroke: ${theme.color.tag.ink};
    stroke-width: 5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  polyline[data-edge] {
    stroke: ${theme.color.bg.inset};
    stroke-width: 9;
  }
`
