import { minesLadder } from '../../world/game/rules/mines'
import { el } from '../kit/dom'
import { times } from '../kit/money'
import { t } from '../kit/text'

/** Multipliers in sight around the present one. */
const [BEFORE, SHOWN] = [2, 4]

/** The multipliers of a board: past, present and next. */
export const showLadder = (root: HTMLElement, mines: number, opened: number): void => {
  const ladder = minesLadder(mines)
  const from = Math.max(0, Math.min(opened - BEFORE, ladder.length - SHOWN))
  const steps = ladder.slice(from, from + SHOWN).map((multiplier, index) => {
    const step = from + index
    const text = step === opened ? t('next', { times: times(multiplier) }) : `${times(multiplier)}×`
    const mark = step === opened ? { 'data-next': '' } : step === opened - 1 ? { 'data-now': '' } : {}
    return el('b', mark, text)
  })
  root.replaceChildren(...steps)
}
