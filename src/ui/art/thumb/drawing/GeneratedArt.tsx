import { use, useDeferredValue } from 'react'
import { ThumbDetail } from '../detail'
import type { ThumbFace } from '../face'
import { tileScene, tileSpec } from '../laterCode'
import { paletteAt } from '../palettes'
import { ofTile } from '../Tiles'
import { drawn } from './drawn'
import { paint } from './paint'
import type { Actor, ThumbSpec } from './spec'

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
  const spec = useDeferredValue(tileSpec.use(true), undefined)?.thumbSpec(id, name, category)
  const detail = use(ThumbDetail)
  const scenes = useDeferredValue(tileScene.use(near && detail === 'full'), undefined)
  const { lines, size, style } = face.lettering
  const colors = spec?.palette ?? palette
  return (
    <span data-layer="art" style={paint(paletteAt(colors), style)}>
      {scenes && spec && <span data-layer="scene" style={{ backgroundImage: scenes.backdrop(spec, colors) }} />}
      {near && actorsIn(spec, detail).map(drawn)}
      <span data-layer="title" data-style={style} lang="" dir="auto" style={{ fontSize: ofTile(size / 100) }}>
        {lines.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </span>
    </span>
  )
}

const actorsIn = (spec: ThumbSpec | undefined, detail: 'first' | 'full'): readonly Actor[] =>
  (spec?.actors ?? []).filter(({ role }) => detail === 'full' || role === 'hero')
