import { TILES } from '../../world/game/rules/mines'
import { button, el, picture, shut } from '../kit/dom'
import { dress } from '../kit/host'
import { roam } from '../kit/keys'
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

const nameOf = (tile: number, state: string): string =>
  dress().board === 'card'
    ? t('number', { number: tile + 1, state })
    : t('tile', { row: Math.floor(tile / SIDE) + 1, column: (tile % SIDE) + 1, state })

/** Five rows of five tiles; arrow keys move among them. */
export const createBoard = (onOpen: (tile: number) => void): Board => {
  const tiles = Array.from({ length: TILES }, (_, tile) => button('tile', '', () => onOpen(tile)))
  const root = el('div', { class: 'board', role: 'group', 'aria-label': t('board'), dir: 'ltr' }, ...tiles)
  roam(root, tiles)
  const { board, symbols, danger } = dress()
  root.dataset['board'] = board
  if (board === 'card') for (const [index, tile] of tiles.entries()) tile.dataset['number'] = String(index + 1)

  const showTile = (box: HTMLButtonElement, tile: number, round: Round | null): void => {
    const opened = round?.opened.includes(tile) === true
    const mine = round?.mines.includes(tile) === true
    const is = opened ? (mine ? 'hit' : 'safe') : mine ? 'mine' : undefined
    shut(box, round?.phase !== 'open' || is !== undefined)
    const words = wordsOf(dress())
    const state = is === undefined ? 'hidden' : is === 'safe' ? words.safe : words.mine
    box.setAttribute('aria-label', nameOf(tile, t(state)))
    box.toggleAttribute('data-last', opened && round?.opened.at(-1) === tile)
    if (box.dataset['is'] === is) return
    if (is === undefined) delete box.dataset['is']
    else box.dataset['is'] = is
    // A card marks its numbers, and a pearl is drawn.
    if (board === 'card') return
    const src = is !== 'safe' ? danger : board === 'sea' ? undefined : symbols[0]
    box.replaceChildren(...(is === undefined || src === undefined ? [] : [picture(src)]))
  }

  return {
    root,
    closed: () => tiles.flatMap((tile, index) => (tile.dataset['is'] === undefined ? [index] : [])),
    show: (round) => {
      for (const [index, tile] of tiles.entries()) showTile(tile, index, round)
    },
  }
}
