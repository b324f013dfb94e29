import { el } from '../kit/dom'
import { times } from '../kit/money'
import { t } from '../kit/text'

/** Results from here are green. */
const HIGH = 200
const RESULTS = 8

const chip = (result: number): HTMLElement => el('b', result >= HIGH ? { 'data-high': '' } : {}, `${times(result)}×`)

export interface Results {
  root: HTMLElement
  add: (result: number) => void
}

/** Where the last flights crashed, the newest first. */
export const createResults = (past: readonly number[]): Results => {
  const root = el('div', { class: 'results', 'aria-label': t('results'), role: 'group' }, ...past.map(chip))
  return {
    root,
    add: (result) => {
      root.prepend(chip(result))
      while (root.children.length > RESULTS) root.lastElementChild?.remove()
    },
  }
}
