import type { VipTheme } from '../../../theme/vip'
import type { SymbolName } from '../symbols/symbols'

export const heroSymbol: Readonly<Record<VipTheme, SymbolName>> = {
  1: 'slotMachine',
  2: 'gem',
  3: 'crown',
  4: 'gift',
  5: 'bolt',
  6: 'crystalBall',
}
