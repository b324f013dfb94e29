import styled from '@emotion/styled'
import { theme } from '../../../theme/theme'
import { blend, light, shade } from '../../../theme/tint'
import type { VipTheme } from '../../../theme/vip'
import { letter } from '../lettering'
import { Pattern } from '../scene/Pattern'

interface MarqueeProps {
  readonly vip: VipTheme
  readonly title: string
}

const { color, radius, recipe } = theme
const roundTop = (less: number) => `calc(${radius.lg} + ${14 - less}px)`
const corners = (less: number) =>
  `${roundTop(less)} ${roundTop(less)} calc(${radius.md} - ${less}px) calc(${radius.md} - ${less}px)`

/** The illuminated sign on top of the cabinet; its lettering is sized to fit in any language. */
export function Marquee({ vip, title }: MarqueeProps) {
  const { lines, size } = letter(title)
  return (
    <Sign>
      <Enamel>
        <Pattern vip={vip} strength={0.09} />
        <Lettering data-lettering style={{ fontSize: `${Math.min(10.4, size * 0.88)}cqi` }}>
          {lines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </Lettering>
      </Enamel>
    </Sign>
  )
}

const Sign = styled.div({
  position: 'relative',
  padding: '4px',
  borderRadius: corners(0),
  background: recipe.foilEdge,
  boxShadow: `0 14px 30px ${shade(50)}`,
  containerType: 'inline-size',
})

const Enamel = styled.div({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '31cqi',
  paddingBlock: '3cqi',
  overflow: 'hidden',
  borderRadius: corners(4),
  background: `radial-gradient(90% 120% at 50% 0, ${blend(color.accent.hot, 70, color.hero.from)}, ${color.hero.from} 45%, ${color.hero.to})`,
  boxShadow: `inset 0 2px 8px ${shade(45)}`,
})

const Lettering = styled.span({
  position: 'relative',
  fontFamily: theme.font.display,
  fontWeight: 900,
  lineHeight: `calc(1.07 * var(--leading))`,
  // Two marks above a capital.
  '&:lang(vi)': { lineHeight: 1.25 },
  letterSpacing: '-0.03em',
  textAlign: 'center',
  textTransform: 'uppercase',
  color: 'transparent',
  backgroundImage: `linear-gradient(180deg, ${light(100)} 18%, ${color.foil.hi} 48%, ${color.foil.light} 84%)`,
  backgroundClip: 'text',
  WebkitBackgroundClip: 'text',
  filter: `drop-shadow(0 0.07em 0 ${shade(45)})`,
  '& > span': { display: 'block' },
  '@media (forced-colors: active)': { color: 'CanvasText', backgroundImage: 'none' },
})
