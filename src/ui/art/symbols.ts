import { beasts } from './symbols/beasts'
import { casino } from './symbols/casino'
import { folk } from './symbols/folk'
import { food } from './symbols/food'
import { nature } from './symbols/nature'
import { sea } from './symbols/sea'
import { signs } from './symbols/signs'
import { things } from './symbols/things'

/**
 * The curated symbols: our name to the file in the art package. Only the build reads the values (`vite/assets/art.ts`); at run
 * time a symbol's address follows from its name, so that no table of addresses is loaded.
 */
export const symbols = { ...casino, ...beasts, ...sea, ...folk, ...food, ...nature, ...things, ...signs }

export type SymbolName = keyof typeof symbols
