import type { TextKey } from '../kit/text'
import type { BoardName } from '../messages'

type Word = 'label' | 'fewer' | 'more' | 'tile' | 'open' | 'first' | 'odds' | 'safe' | 'mine' | 'hit' | 'hint' | 'rules'
type Words = Readonly<Record<Word, TextKey>>

/** A bingo card has blanks among its numbers, the sea has sharks among its pearls, where other boards have mines. */
const words: Readonly<Record<BoardName, Words>> = {
  stones: {
    ...{ label: 'minesLabel', fewer: 'fewerMines', more: 'moreMines', tile: 'tile' },
    ...{ open: 'openTile', first: 'toWin', odds: 'safeOdds', safe: 'safe' },
    ...{ mine: 'mine', hit: 'mineHit', hint: 'minesHint', rules: 'minesRules' },
  },
  card: {
    ...{ label: 'blanksLabel', fewer: 'fewerBlanks', more: 'moreBlanks', tile: 'number' },
    ...{ open: 'openNumber', first: 'firstNumber', odds: 'numberOdds', safe: 'safe' },
    ...{ mine: 'blank', hit: 'blankHit', hint: 'blanksHint', rules: 'blanksRules' },
  },
  sea: {
    ...{ label: 'sharksLabel', fewer: 'fewerSharks', more: 'moreSharks', tile: 'shell' },
    ...{ open: 'openShell', first: 'firstShell', odds: 'shellOdds', safe: 'pearl' },
    ...{ mine: 'shark', hit: 'sharkHit', hint: 'sharksHint', rules: 'sharksRules' },
  },
}

export const wordsOf = ({ board }: { board: BoardName }): Words => words[board]
