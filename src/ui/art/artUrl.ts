import { artVersion } from 'virtual:art'
import type { SymbolName } from './symbols/symbols'

/** Edge of every art file, px. */
export const artSize = 256

/** Art that the page holds itself, for its first frame, by address. */
const inPage: Readonly<Record<string, string>> = JSON.parse(
  globalThis.document?.querySelector('#inline-art')?.textContent ?? '{}',
)

export function artUrl(name: SymbolName): string {
  const url = `${import.meta.env.BASE_URL}assets/art/${name}-${artVersion}.webp`
  return inPage[url] ?? url
}
