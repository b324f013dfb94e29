import { TILES } from '../../world/game/rules/mines'
import { button, el, picture, shut } from '../kit/dom'
import { skin } from '../kit/host'
import { rovingFocus } from '../kit/keys'
import { t } from '../kit/text'
import type { PlayReply } from '../messages'
import { wordsOf } from './words'

export type Round = PlayReply<'minesBet'>

const SIDE = Math.sqrt(TILES)

export interface Board {
  root: HTMLElement
  /** Closed tiles, which can still be opened. */
  closed: () => number[]
  show: (round: Round | null) => void
}

/** The columns of a card, each with fifteen numbers of its own. */
const LETTERS = ['B', 'I', 'N', 'G', 'O']
const IN_COLUMN = 15

const placeOf = (tile: number) => ({ row: Math.floor(tile / SIDE), column: tile % SIDE })

/** Mixed, and each number once: 7 and 15 have no common factor. */
const numberOf = (tile: number): number => {
  const { row, column } = placeOf(tile)
  return column * IN_COLUMN + 1 + ((row * 7 + column * 4) % IN_COLUMN)
}

const nameOf = (tile: number, state: string): string => {
  const { row, column } = placeOf(tile)
  return t(wordsOf(skin()).tile, { number: numberOf(tile), row: row + 1, column: column + 1, state })
}

/** Five rows of five tiles; arrow keys move among them. */
export const createBoard = (onOpen: (tile: number) => void): Board => {
  const tiles = Array.from({ length: TILES }, (_, tile) => button('tile', '', () => onOpen(tile)))
  const root = el('div', { class: 'board', role: 'group', 'aria-label': t('board'), dir: 'ltr' }, ...tiles)
  rovingFocus(root, tiles)
  const { board, symbols, danger, cover } = skin()
  root.dataset['board'] = board
  if (board === 'card') {
    for (const [index, tile] of tiles.entries()) tile.dataset['number'] = String(numberOf(index))
    root.prepend(...LETTERS.map((letter) => el('b', { 'aria-hidden': 'true' }, letter)))
  }
  if (cover !== undefined) for (const tile of tiles) tile.append(picture(cover))

  const showTile = (box: HTMLButtonElement, tile: number, round: Round | null): void => {
    const opened = round?.opened.includes(tile) === true
    const mine = round?.mines.includes(tile) === true
    const is = opened ? (mine ? 'hit' : 'safe') : mine ? 'mine' : undefined
    shut(box, round?.phase !== 'open' || is !== undefined)
    const words = wordsOf(skin())
    const state = is === undefined ? 'hidden' : is === 'safe' ? words.safe : words.mine
    box.setAttribute('aria-label', nameOf(tile, t(state)))
    box.toggleAttribute('data-last', opened && round?.opened.at(-1) === tile)
    if (box.dataset['is'] === is) return
    if (is === undefined) delete box.dataset['is']
    else box.dataset['is'] = is
    // A card marks its numbers, and a pearl is drawn.
    if (board === 'card') return
    const safe = board === 'sea' ? undefined : symbols[0]
    const src = is === undefined ? cover : is === 'safe' ? safe : danger
    box.replaceChildren(...(src === undefined ? [] : [picture(src)]))
  }

  return {
    root,
    closed: () => tiles.flatMap((tile, index) => (tile.dataset['is'] === undefined ? [index] : [])),
    show: (round) => {
      for (const [index, tile] of tiles.entries()) showTile(tile, index, round)
    },
  }
}
