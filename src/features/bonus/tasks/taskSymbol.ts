import type { Task } from '../../../contract/bonus'
import type { SymbolName } from '../../../ui/art/symbols/symbols'

/** The picture of a task, by the page where it is done, else by what it counts. */
const pages: readonly (readonly [path: string, art: SymbolName])[] = [
  ['/wallets', 'creditCard'],
  ['/agent', 'handshake'],
  ['/vip', 'crown'],
  ['/auth', 'phone'],
  ['/activity/jackpot', 'trophy'],
  ['/member', 'shield'],
]

const counted: Readonly<Record<Task['unit'], SymbolName>> = {
  days: 'calendar',
  cents: 'coin',
  times: 'slotMachine',
}

export const taskSymbol = ({ goTo, unit }: Pick<Task, 'goTo' | 'unit'>): SymbolName =>
  pages.find(([path]) => goTo.startsWith(path))?.[1] ?? counted[unit]
