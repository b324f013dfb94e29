import type { SymbolName } from '../../symbols/symbols'

export type Cast = readonly [hero: SymbolName, second: SymbolName, third: SymbolName]

/** Symbols by words of a game's name. */
export type Casts = Readonly<Record<string, Cast>>
