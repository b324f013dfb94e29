import { TILES } from '../../world/game/rules/mines'
import { button, el, picture } from '../kit/dom'
import { dress } from '../kit/host'
import { t } from '../kit/text'
import type { PlayReply } from '../messages'

export type Round = PlayReply<'minesBet'>

const SIDE = Math.sqrt(TILES)
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -SIDE, ArrowDown: SIDE, ArrowLeft: -1, ArrowRight: 1 }

export interface Board {
  root: HTMLElement
  /** Closed tiles, which can still be opened. */
  closed: () => number[]
  show: (round: Round | null) => void
}

const nameOf = (tile: number, state: 'hidden' | 'safe' | 'mine'): string =>
  t('tile', { row: Math.floor(tile / SIDE) + 1, column: (tile % SIDE) + 1, state: t(state) })

/** Five rows of five tiles; arrow keys move among them. */
export const createBoard = (onOpen: (tile: number) => void): Board => {
  const tiles = Array.from({ length: TILES }, (_, tile) => button('tile', '', () => onOpen(tile)))
  const root = el('div', { class: 'board', role: 'group', 'aria-label': t('board'), dir: 'ltr' }, ...tiles)
  root.addEventListener('keydown', (event) => {
    const step = STEPS[event.key]
    const from = tiles.findIndex((tile) => tile.matches(':focus'))
    if (step === undefined || from < 0) return
    event.preventDefault()
    const inRow = Math.abs(step) === SIDE || Math.floor((from + step) / SIDE) === Math.floor(from / SIDE)
    if (inRow) tiles[from + step]?.focus()
  })

  const showTile = (box: HTMLButtonElement, tile: number, round: Round | null): void => {
    const opened = round?.opened.includes(tile) === true
    const mine = round?.mines.includes(tile) === true
    const is = opened ? (mine ? 'hit' : 'safe') : mine ? 'mine' : undefined
    // A closed tile keeps the focus; it only cannot be opened.
    box.setAttribute('aria-disabled', String(round?.phase !== 'open' || is !== undefined))
    box.setAttribute('aria-label', nameOf(tile, is === undefined ? 'hidden' : is === 'safe' ? 'safe' : 'mine'))
    box.toggleAttribute('data-last', opened && round?.opened.at(-1) === tile)
    if (box.dataset['is'] === is) return
    if (is === undefined) delete box.dataset['is']
    else box.dataset['is'] = is
    const src = is === 'safe' ? dress().symbols[0] : dress().danger
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
