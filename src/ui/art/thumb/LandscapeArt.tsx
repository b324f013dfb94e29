import styled from '@emotion/styled'
import { type ReactNode, useState } from 'react'
import { theme } from '../../../theme/theme'
import { light } from '../../../theme/tint'
import { useNear } from '../../lists/useNear'
import { drawn } from './drawing/drawn'
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

/** A game's art in landscape: its picture at the end, its name and more words at the start. */
export function LandscapeArt({ id, name, category = '', image, palette: given, children }: LandscapeArtProps) {
  const [near, setNear] = useState(false)
  const ref = useNear(() => setNear(true))
  const [shown, setShown] = useState<string>()
  const spec = tileSpec.use(true)?.thumbSpec(id, name, category)
  const scenes = tileScene.use(near)
  const { palette: own, lettering } = thumbFace(id, name)
  const palette = spec?.palette ?? given ?? own
  return (
    <Root ref={ref} style={paint(paletteAt(palette), lettering.style)}>
      <Stage>
        {scenes && spec && <Scene style={{ backgroundImage: scenes.backdrop(spec, palette) }} />}
        {near && shown === undefined && spec?.wide.map(drawn)}
      </Stage>
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

/** Of a portrait tile's art the part above its title, at the end. Art is not mirrored in right-to-left. */
const Stage = styled.span`
  --ahead: 90deg;
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  block-size: 132%;
  inline-size: 56%;
  direction: ltr;
  [dir='rtl'] & {
    --ahead: -90deg;
    inset-inline: 0 auto;
  }
  > img {
    position: absolute;
    max-inline-size: none;
    inline-size: auto;
    translate: -50% -50%;
  }
`

const Scene = styled.span`
  position: absolute;
  inset: 0 -15%;
  background: center 30% / cover;
  mask-image: linear-gradient(var(--ahead), transparent, black 45%);
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
  padding-block: 6%;
  padding-inline-start: 5%;
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
