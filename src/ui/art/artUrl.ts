import { artVersion } from 'virtual:art'
import type { SymbolName } from './symbols'

/** Edge of every art file, px. */
export const artSize = 256

/** Art that the page holds itself, for its first frame. */
const inPage: Partial<Record<SymbolName, string>> = JSON.parse(
  globalThis.document?.querySelector('#inline-art')?.textContent ?? '{}',
)

export function artUrl(name: SymbolName): string {
  return inPage[name] ?? `${import.meta.env.BASE_URL}assets/art/${name}-${artVersion}.webp`
}
