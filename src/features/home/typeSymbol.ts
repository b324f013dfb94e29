import type { SymbolName } from '../../ui/art/symbols'

const symbols: Readonly<Record<string, SymbolName>> = {
  slots: 'slotMachine',
  fishing: 'fishing',
  crash: 'rocket',
  table: 'joker',
  live: 'billiards',
  bingo: 'bingo',
  arcade: 'joystick',
}

/** The picture of a kind of games, by the key that the configuration gives it. */
export const typeSymbol = (key: string): SymbolName => (Object.hasOwn(symbols, key) && symbols[key]) || 'gamepad'
