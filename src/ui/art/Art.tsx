import type { CSSProperties } from 'react'
import { artUrl } from './artUrl'
import type { SymbolName } from './symbols'

interface ArtProps {
  readonly name: SymbolName
  /** Edge in pixels. */
  readonly size?: number
  /** Left empty where a text beside it says the same. */
  readonly alt?: string
  /** For what the first view shows: loaded at once instead of when near. */
  readonly eager?: boolean
  readonly className?: string
  readonly style?: CSSProperties
}

/** One symbol of the art set: a picture with its own box, so that nothing moves when it arrives. */
export function Art({ name, size = 24, alt = '', eager = false, className, style }: ArtProps) {
  return (
    <img
      src={artUrl(name)}
      width={size}
      height={size}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      className={className}
      style={style}
    />
  )
}
