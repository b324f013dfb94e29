import { artVersion } from 'virtual:art'
import type { SymbolName } from './symbols'

/** Edge of every art file, px. */
export const artSize = 256

export function artUrl(name: SymbolName): string {
  return `${import.meta.env.BASE_URL}assets/art/${name}-${artVersion}.webp`
}
