import styled from '@emotion/styled'
import { theme } from '../../../theme/theme'
import { blend } from '../../../theme/tint'
import type { VipTheme } from '../../../theme/vip'
import { times } from '../paint'

interface Ring {
  readonly count: number
  /** Marks in turn, drawn at the top of a 200 by 200 sheet. */
  readonly marks: readonly [string, string]
  /** Stroke width; 0 = filled. */
  readonly line: number
}

/** Sparks, waves, sun rays, leaves, orbits, facets. */
const rings: Readonly<Record<VipTheme, Ring>> = {
  1: { count: 40, line: 0, marks: ['M100 1l1.8 8-1.8 8-1.8-8Z', 'M100 7l1 4-1 4-1-4Z'] },
  2: { count: 36, line: 1.8, marks: ['M92 10c5-6 10-6 16 0', 'M94 15c4-4 8-4 12 0'] },
  3: { count: 72, line: 1.6, marks: ['M100 3v13', 'M100 9v7'] },
  4: { count: 32, line: 0, marks: ['M100 18c-7-4-6-12 2-16 4 6 3 12-2 16Z', 'M100 17c-4-3-3-7 1-9 2 3 2 6-1 9Z'] },
  5: { count: 48, line: 0, marks: ['M100 6a3 3 0 1 0 .01 0Z', 'M100 13a1.2 1.2 0 1 0 .01 0Z'] },
  6: { count: 32, line: 0, marks: ['M100 1l5 8-5 9-5-9Z', 'M100 8l2.4 4-2.4 4-2.4-4Z'] },
}

/** The theme's ring of light. It is lit clockwise up to `--filled`, 0 to 1, which the caller sets without a render. */
export function LightRing({ vip }: { vip: VipTheme }) {
  const { count, marks, line } = rings[vip]
  return (
    <Root aria-hidden>
      {(['unlit', 'lit'] as const).map((light) => (
        <svg key={light} viewBox="0 0 200 200" data-light={light} data-line={line > 0} strokeWidth={line}>
          {vip === 5 && <circle cx={100} cy={100} r={91} fill="none" stroke="currentColor" strokeWidth={0.5} />}
          {times(count, (i) => (
            <path key={i} d={marks[i % 2 === 0 ? 0 : 1]} transform={`rotate(${(i * 360) / count} 100 100)`} />
          ))}
        </svg>
      ))}
    </Root>
  )
}

const { color } = theme

const Root = styled.span({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  inlineSize: '100%',
  aspectRatio: '1',
  translate: '-50% -50%',
  '[dir="rtl"] &': { translate: '50% -50%' },
  pointerEvents: 'none',
  '& > svg': { position: 'absolute', inset: 0, overflow: 'visible', color: color.foil.light, fill: 'currentColor' },
  '& > [data-line="true"]': { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round' },
  '& > [data-light="unlit"]': { opacity: 0.14 },
  '& > [data-light="lit"]': {
    color: color.foil.hi,
    maskImage: 'conic-gradient(black calc(var(--filled, 0) * 360deg), transparent 0)',
    filter: `drop-shadow(0 0 3px ${blend(color.accent.glow, 90)})`,
  },
})
