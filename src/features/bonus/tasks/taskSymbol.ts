import type { Task } from '../../../contract/bonus'
import type { SymbolName } from '../../../ui/art/symbols'

/** The picture of a task, by the page where it is done. */
const pages: readonly (readonly [path: string, art: SymbolName])[] = [
  ['/wallets', 'creditCard'],
  ['/agent', 'handshake'],
  ['/vip', 'crown'],
  ['/auth', 'phone'],
  ['/activity/jackpot', 'trophy'],
  ['/member', 'shield'],
]

export const taskSymbol = ({ goTo, unit }: Pick<Task, 'goTo' | 'unit'>): SymbolName =>
  pages.find(([path]) => goTo.startsWith(path))?.[1] ?? (unit === 'days' ? 'calendar' : 'slotMachine')
