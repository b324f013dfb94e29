import type { SymbolName } from '../../symbols'

/** Hero, second and third symbol of a picture. */
export type Cast = readonly [hero: SymbolName, second: SymbolName, third: SymbolName]

/** What words of a game's name look like. */
export type Casts = Readonly<Record<string, Cast>>
