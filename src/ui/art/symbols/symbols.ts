import { beasts } from './beasts'
import { casino } from './casino'
import { folk } from './folk'
import { food } from './food'
import { nature } from './nature'
import { sea } from './sea'
import { signs } from './signs'
import { things } from './things'

/**
 * The curated symbols: our name to the file in the art package. Only the build reads the values (`vite/assets/art.ts`); at run
 * time a symbol's address follows from its name, so that no table of addresses is loaded.
 */
export const symbols = { ...casino, ...beasts, ...sea, ...folk, ...food, ...nature, ...things, ...signs }

export type SymbolName = keyof typeof symbols
