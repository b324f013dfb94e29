import type { FeedbackCategory } from '../../contract/feedback'
import type { SymbolName } from '../../ui/art/symbols/symbols'

export const categoryArt: Readonly<Record<FeedbackCategory, SymbolName>> = {
  payment: 'creditCard',
  game: 'joystick',
  idea: 'bulb',
  other: 'speech',
}
