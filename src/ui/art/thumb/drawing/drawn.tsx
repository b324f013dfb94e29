import type { CSSProperties } from 'react'
import { artSize, artUrl } from '../../artUrl'
import type { Actor } from './spec'

/** A symbol in its place; its parent is as high as a tile's art, and may be wider. */
export const drawn = (actor: Actor) => (
  <img
    key={`${actor.role} ${actor.x}`}
    src={artUrl(actor.symbol)}
    width={artSize}
    height={artSize}
    alt=""
    decoding="async"
    draggable={false}
    style={styleOf(actor)}
  />
)

function styleOf({ x, y, size, lean, alpha }: Actor): CSSProperties {
  return {
    insetInlineStart: `${x}%`,
    insetBlockStart: `${y}%`,
    // Of the width of 3:4.
    blockSize: `${size * 0.75}%`,
    rotate: `${lean}deg`,
    opacity: alpha,
  }
}
