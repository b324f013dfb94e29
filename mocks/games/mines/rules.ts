import { minesLadder, TILES } from '../../world/game/rules/mines'
import { el } from '../kit/dom'
import { skin } from '../kit/host'
import { times } from '../kit/money'
import { paragraph } from '../kit/rules'
import { t } from '../kit/text'
import { wordsOf } from './words'

/** With the whole ladder of so many mines. */
export const minesRules = (mines: number): readonly HTMLElement[] => [
  paragraph(t(wordsOf(skin()).rules, { tiles: TILES })),
  paragraph(t('minesEnd')),
  paragraph(t('minesPays', { mines })),
  el('ol', { class: 'steps' }, ...minesLadder(mines).map((multiplier) => el('li', {}, `${times(multiplier)}×`))),
]
