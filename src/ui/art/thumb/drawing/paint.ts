import type { CSSProperties } from 'react'
import { mix } from '../../paint'
import { type ThumbPalette, thumbInk } from '../pigments'

type Layers = CSSProperties & Record<`--${string}`, string>

/** The ground of a game's art, and the colors of its scrim and lettering. */
export function paint(palette: ThumbPalette, style: number): Layers {
  const { deep, mid, light } = palette
  return {
    backgroundImage: `radial-gradient(90% 70% at 50% 42%, ${mix(mid, light, 0.5)}, ${mid} 45%, ${deep})`,
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
