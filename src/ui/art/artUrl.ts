import { artVersion } from 'virtual:art'
import type { SymbolName } from './symbols'

/** The edge of every art file in pixels. */
export const artSize = 256

/** The address of a symbol's picture. */
export function artUrl(name: SymbolName): string {
  return `${import.meta.env.BASE_URL}assets/art/${name}-${artVersion}.webp`
}
