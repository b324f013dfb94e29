import { CRASHES_AT_ONCE, LAUNCH, MOST_MULTIPLIER } from '../../world/game/rules/crash'
import { times } from '../kit/money'
import { paragraph } from '../kit/rules'
import { t } from '../kit/text'

export const crashRules = (): readonly HTMLElement[] => [
  paragraph(t('crashRules', { most: times(MOST_MULTIPLIER) })),
  paragraph(t('crashBack', { seconds: LAUNCH / 1000 })),
  paragraph(t('crashPays')),
  paragraph(t('crashOdds', { flights: Math.round(1 / CRASHES_AT_ONCE) })),
]
