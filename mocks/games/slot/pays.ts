import { formatter } from '../../../src/i18n/formatter'
import { FEWEST, freeSpins, REELS, SCATTER } from '../../world/game/rules/slot'
import { el, locale, picture } from '../kit/dom'
import type { Greeting } from '../kit/game'
import { skin } from '../kit/host'
import { factsOf, paragraph, type Rules, rulesBehind } from '../kit/rules'
import { t } from '../kit/text'

/** Symbols of a kind that pay: three, four and five. */
const COUNTS = Array.from({ length: REELS - FEWEST + 1 }, (_, more) => FEWEST + more)

const payTable = (greeting: Greeting): readonly HTMLElement[] => {
  const format = formatter(Intl.NumberFormat, locale(), {})
  const number = (value: number) => format.format(value)
  const head = el('tr', {}, el('td'), ...COUNTS.map((count) => el('th', { scope: 'col' }, number(count))))
  const rows = (greeting.slot?.pays ?? []).map((pays, symbol) =>
    el(
      'tr',
      {},
      el('td', {}, picture(skin().symbols[symbol] ?? '')),
      ...pays.map((pay) => el('td', {}, el('bdi', { dir: 'ltr' }, `${number(pay)}×`))),
    ),
  )
  const { scatters, spins, times } = freeSpins
  const free = el(
    'p',
    { class: 'free-note' },
    picture(skin().symbols[SCATTER] ?? ''),
    t('freeNote', { scatters, spins, times }),
  )
  return [
    paragraph(t('paysNote')),
    el('table', { class: 'pays' }, el('thead', {}, head), el('tbody', {}, ...rows)),
    free,
    ...factsOf(greeting),
  ]
}

/** The pay table and the other rules. */
export const createPays = (greeting: Greeting): Rules =>
  rulesBehind({ label: t('pays'), icon: 'pays', named: true, content: () => payTable(greeting) })
