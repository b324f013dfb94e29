import { type CSSProperties, use, useDeferredValue } from 'react'
import { artSize, artUrl } from '../../artUrl'
import { mix } from '../../paint'
import { ThumbDetail } from '../detail'
import type { ThumbFace } from '../face'
import { paletteAt } from '../palettes'
import { type ThumbPalette, thumbInk } from '../pigments'
import { useDrawing } from '../useDrawing'
import type { ThumbDrawing } from './drawThumb'
import type { Actor } from './spec'

interface GeneratedArtProps {
  readonly id: number | string
  readonly name: string
  readonly category: string
  readonly face: ThumbFace
  readonly palette: number
  /** In or near the viewport: only then are the symbols loaded. */
  readonly near: boolean
}

/** Scene, symbols and lettering of a generated thumbnail. */
export function GeneratedArt({ id, name, category, face, palette, near }: GeneratedArtProps) {
  // Deferred, so that a lobby full of tiles is drawn in slices.
  const drawing = useDeferredValue(useDrawing(), undefined)?.drawThumb(id, name, category, palette)
  const detail = use(ThumbDetail)
  const { lines, size, style } = face.lettering
  return (
    <span data-layer="art" style={paint(paletteAt(palette), style, drawing?.image)}>
      {near &&
        actorsIn(drawing, detail).map((actor) => (
          <img
            key={`${actor.role} ${actor.x}`}
            src={artUrl(actor.symbol)}
            width={artSize}
            height={artSize}
            alt=""
            decoding="async"
            draggable={false}
            style={place(actor)}
          />
        ))}
      <span data-layer="title" data-style={style} lang="" dir="auto" style={{ fontSize: `${size}cqi` }}>
        {lines.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </span>
    </span>
  )
}

const actorsIn = (drawing: ThumbDrawing | undefined, detail: 'first' | 'full'): readonly Actor[] =>
  (drawing?.actors ?? []).filter(({ role }) => detail === 'full' || role === 'hero')

type Layers = CSSProperties & Record<`--${string}`, string>

function paint(palette: ThumbPalette, style: number, image: string | undefined): Layers {
  const { deep, mid, light } = palette
  return {
    backgroundImage: image ?? `radial-gradient(90% 70% at 50% 42%, ${mix(mid, light, 0.5)}, ${mid} 45%, ${deep})`,
    '--thumb-scrim': mix(deep, thumbInk.black, 0.5),
    '--thumb-ink': letters(palette, style),
  }
}

/** The four lettering styles: spark, warm metal, pale light, gold. */
function letters({ light, spark }: ThumbPalette, style: number): string {
  const white = thumbInk.white
  const stops = [
    [`${white} 20%`, `${spark} 78%`],
    [mix(spark, white, 0.65), mix(spark, thumbInk.gold[2], 0.45)],
    [white, mix(light, white, 0.3)],
    [`${thumbInk.gold[0]} 10%`, `${thumbInk.gold[1]} 50%`, thumbInk.gold[2]],
  ][style] ?? [white, spark]
  return `linear-gradient(180deg, ${stops.join(', ')})`
}

function place({ x, y, size, lean, alpha }: Actor): CSSProperties {
  return {
    insetInlineStart: `${x}%`,
    insetBlockStart: `${y}%`,
    inlineSize: `${size}%`,
    rotate: `${lean}deg`,
    opacity: alpha,
  }
}
