import { NUMBERS } from '../../world/game/rules/roulette'
import { money } from '../kit/money'
import { paragraph } from '../kit/rules'
import { t } from '../kit/text'

export const rouletteRules = (most: number): readonly HTMLElement[] => [
  paragraph(t('rouletteRules', { numbers: NUMBERS })),
  paragraph(t('rouletteZero')),
  paragraph(t('spinLimit', { amount: money(most) })),
]
