import styled from '@emotion/styled'
import { type ReactNode, useState } from 'react'
import { theme } from '../../../theme/theme'
import { light } from '../../../theme/tint'
import { useNear } from '../../lists/useNear'
import { artSize, artUrl } from '../artUrl'
import { paint } from './drawing/paint'
import { thumbFace } from './face'
import { tileScene, tileSpec } from './laterCode'
import { paletteAt } from './palettes'

interface LandscapeArtProps {
  id: number | string
  name: string
  category?: string | undefined
  /** The operator's image; the generated art is shown while it loads and if it fails. */
  image?: string | undefined
  /** From `spreadPalettes`. */
  palette?: number | undefined
  /** Below the name. */
  children: ReactNode
}

/** A game's art in landscape: its main symbol at the end, its name and more words at the start. */
export function LandscapeArt({ id, name, category = '', image, palette: given, children }: LandscapeArtProps) {
  const [near, setNear] = useState(false)
  const ref = useNear(() => setNear(true))
  const [shown, setShown] = useState<string>()
  const spec = tileSpec.use(near)?.thumbSpec(id, name, category)
  const scenes = tileScene.use(near)
  const { palette: own, lettering } = thumbFace(id, name)
  const palette = given ?? own
  const hero = spec?.actors.find(({ role }) => role === 'hero')
  return (
    <Root ref={ref} style={paint(paletteAt(palette), lettering.style)}>
      {scenes && spec && <Scene style={{ backgroundImage: scenes.backdrop(spec, palette) }} />}
      {hero && shown === undefined && (
        <Hero src={artUrl(hero.symbol)} width={artSize} height={artSize} alt="" decoding="async" draggable={false} />
      )}
      {image !== undefined && near && (
        <Picture
          src={image}
          alt=""
          decoding="async"
          draggable={false}
          hidden={shown !== image}
          onLoad={() => setShown(image)}
        />
      )}
      <Words>
        <Name data-layer="title" lang="" dir="auto" style={{ fontSize: `min(2.25rem, ${lettering.size}cqi)` }}>
          {lettering.lines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </Name>
        {children}
      </Words>
    </Root>
  )
}

const Root = styled.span`
  position: relative;
  display: flex;
  overflow: hidden;
  isolation: isolate;
  block-size: 100%;
  border-radius: ${theme.radius.md};
  /* Keeps the words readable over the scene. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    background: linear-gradient(90deg, var(--thumb-scrim) 12%, color-mix(in srgb, var(--thumb-scrim) 60%, transparent) 52%, transparent 82%);
  }
  [dir='rtl'] &::before {
    transform: scaleX(-1);
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 3;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px ${light(16)}, inset 0 1px 0 ${light(35)};
    pointer-events: none;
  }
`

const Scene = styled.span`
  position: absolute;
  inset: 0;
  background: center / cover;
`

const Hero = styled.img`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 3%;
  block-size: 100%;
  inline-size: auto;
  max-inline-size: 54%;
  object-fit: contain;
  padding-block: ${theme.space[3]};
`

const Picture = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`

const Words = styled.span`
  position: relative;
  z-index: 2;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 2px;
  container-type: inline-size;
  inline-size: 64%;
  padding: 6% 0 6% 5%;
  color: ${theme.color.text.primary};
`

const Name = styled.b`
  font-family: ${theme.font.display};
  font-weight: 900;
  line-height: 1.07;
  letter-spacing: -0.03em;
  text-align: start;
  text-transform: uppercase;
  color: transparent;
  background: var(--thumb-ink);
  background-clip: text;
  -webkit-background-clip: text;
  > span {
    display: block;
  }
  @media (forced-colors: active) {
    color: CanvasText;
    background: none;
  }
`
