import type { CSSProperties } from 'react'
import { artUrl } from './artUrl'
import type { SymbolName } from './symbols/symbols'

interface ArtProps {
  readonly name: SymbolName
  /** Edge in pixels. */
  readonly size?: number
  /** Empty when adjacent text says the same. */
  readonly alt?: string
  /** Load at once, for the first view. */
  readonly eager?: boolean
  readonly className?: string
  readonly style?: CSSProperties
}

/** A symbol of the art set, with a fixed size so that nothing shifts when it loads. */
export function Art({ name, size = 24, alt = '', eager = false, className, style }: ArtProps) {
  return (
    <img
      src={artUrl(name)}
      width={size}
      height={size}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      // The first view must not blink when the code takes over the static frame.
      decoding={eager ? 'sync' : 'async'}
      draggable={false}
      className={className}
      style={style}
    />
  )
}
