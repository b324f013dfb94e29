import type { TextKey } from '../kit/text'

type Word = 'label' | 'fewer' | 'more' | 'mine' | 'hit' | 'hint' | 'rules'
type Words = Readonly<Record<Word, TextKey>>

const board: Words = {
  ...{ label: 'minesLabel', fewer: 'fewerMines', more: 'moreMines' },
  ...{ mine: 'mine', hit: 'mineHit', hint: 'minesHint', rules: 'minesRules' },
}
const card: Words = {
  ...{ label: 'blanksLabel', fewer: 'fewerBlanks', more: 'moreBlanks' },
  ...{ mine: 'blank', hit: 'blankHit', hint: 'blanksHint', rules: 'blanksRules' },
}

/** A bingo card has blanks among its numbers where another board has mines. */
export const wordsOf = ({ numbered }: { numbered: boolean }): Words => (numbered ? card : board)
