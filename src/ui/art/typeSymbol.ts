import type { SymbolName } from './symbols/symbols'

const symbols: Readonly<Record<string, SymbolName>> = {
  slots: 'slotMachine',
  fishing: 'fishing',
  crash: 'rocket',
  table: 'joker',
  live: 'billiards',
  bingo: 'bingo',
  arcade: 'joystick',
}

/** Symbol of a game type by its configuration key. */
export const typeSymbol = (key: string): SymbolName => (Object.hasOwn(symbols, key) && symbols[key]) || 'star'
