import { button, el } from '../kit/dom'
import { rovingFocus } from '../kit/keys'
import { money } from '../kit/money'
import { t } from '../kit/text'
import { followFinger } from './loupe'
import { colorOf } from './wheel'

const NUMBERS = Array.from({ length: 37 }, (_, number) => number)

/** Lanes of the table, from the even chances to the third column, and the stretch of one that a spot takes. */
type Area = readonly [lane: 1 | 2 | 3 | 4 | 5, from: number, to: number]

/** The outside bets with their words, their area, and what they pay to 1. */
const outside = (): [spot: string, label: string, area: Area, pays: number][] => [
  ['low', '1–18', [1, 2, 4], 1],
  ['even', t('even'), [1, 4, 6], 1],
  ['red', t('red'), [1, 6, 8], 1],
  ['black', t('black'), [1, 8, 10], 1],
  ['odd', t('odd'), [1, 10, 12], 1],
  ['high', '19–36', [1, 12, 14], 1],
  ['dozen1', '1–12', [2, 2, 6], 2],
  ['dozen2', '13–24', [2, 6, 10], 2],
  ['dozen3', '25–36', [2, 10, 14], 2],
  ['column1', '2:1', [3, 14, 15], 2],
  ['column2', '2:1', [4, 14, 15], 2],
  ['column3', '2:1', [5, 14, 15], 2],
]

const areaOf = (number: number): Area => {
  const lane = ([3, 4, 5] as const)[(number - 1) % 3] ?? 3
  const row = 2 + Math.floor((number - 1) / 3)
  return [lane, row, row + 1]
}

/** The same table stands on a phone and lies on a desktop. */
const gridAreasOf = (area: Area | null): [tall: string, flat: string] => {
  if (area === null) return ['1 / 1 / 2 / 6', '1 / 1 / 4 / 2']
  const [lane, from, to] = area
  return [`${from} / ${lane} / ${to} / ${lane + 1}`, `${6 - lane} / ${from} / ${7 - lane} / ${to}`]
}

/** A chip's amount: whole units without decimals. */
export const chipText = (amount: number): string => (amount % 100 === 0 ? String(amount / 100) : money(amount))

const columnName = (spot: string): string | null => {
  const [, column] = /^column(\d)$/.exec(spot) ?? []
  return column === undefined ? null : t('column', { column })
}

export interface TableGrid {
  root: HTMLElement
  /** The spot that has the focus. */
  focused: () => string | undefined
  /** Shows the chips, and which of them are paid, and the number that won. */
  show: (bets: ReadonlyMap<string, number>, won?: { number: number; spots: ReadonlySet<string> }) => void
}

/** The whole table; it does not mirror. */
export const createTable = (onBet: (spot: string) => void): TableGrid => {
  const cells = new Map<string, HTMLButtonElement>()
  const names = new Map<string, string>()
  const cell = (spot: string, label: string, name: string, area: Area | null, color?: string) => {
    const made = button('cell', '', () => onBet(spot))
    made.append(el('span', {}, label))
    names.set(spot, name)
    const [tall, flat] = gridAreasOf(area)
    made.style.setProperty('--tall', tall)
    made.style.setProperty('--flat', flat)
    if (area !== null && area[0] < 3) made.dataset['outside'] = area[0] === 1 ? 'chance' : 'dozen'
    if (color) made.dataset['color'] = color
    cells.set(spot, made)
    return made
  }
  const numbers = NUMBERS.map((number) => {
    const color = colorOf(number)
    const name = t('straight', { number, color: t(color) })
    return cell(String(number), String(number), name, number === 0 ? null : areaOf(number), color)
  })
  const others = outside().map(([spot, label, area, times]) => {
    const name = t('spot', { spot: columnName(spot) ?? label, times })
    return cell(spot, label, name, area, spot === 'red' || spot === 'black' ? spot : undefined)
  })
  const root = el('div', { class: 'grid', dir: 'ltr' }, ...numbers, ...others)
  followFinger(root)
  rovingFocus(root, [...cells.values()])
  return {
    root,
    focused: () => [...cells].find(([, made]) => made === document.activeElement)?.[0],
    show: (bets, won) => {
      for (const [spot, made] of cells) {
        const amount = bets.get(spot)
        for (const old of made.querySelectorAll('.chip')) old.remove()
        if (amount !== undefined) made.append(el('i', { class: 'chip' }, chipText(amount)))
        const name = names.get(spot) ?? spot
        const withChip = amount === undefined ? name : t('withChip', { spot: name, amount: money(amount) })
        made.setAttribute('aria-label', withChip)
        made.toggleAttribute('data-paid', won?.spots.has(spot) === true)
        made.toggleAttribute('data-won', won !== undefined && spot === String(won.number))
      }
      if (won) cells.get(String(won.number))?.scrollIntoView({ block: 'nearest' })
    },
  }
}
